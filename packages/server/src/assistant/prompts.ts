import { readFile } from 'node:fs/promises';
import type { CompanyProfile, Language } from '@kasb/contract';
import { guessIndustry } from '@kasb/domain/industry';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { integerId, isUuid } from '../db/ids.ts';
import { areas, assistantPrompts, companies } from '../db/schema/index.ts';
import type { Pack } from './packs.ts';
import { packs, sphereOfTitle, universalPack } from './packs.ts';

/** What the assistant goes by, and where it comes from. */
export interface Prompt {
  type: 'area-specific' | 'universal' | 'fallback';
  source: 'database' | 'file';
  promptId: string | undefined;
  areasActivityId: string | undefined;
  instructions: string;
  pack: Pack;
}

const builtIn: Record<Language, string> = {
  ru:
    'Помоги работодателю составить вакансию: спрашивай по одному о должности, обязанностях, требованиях, условиях, ' +
    'оплате и формате работы. Отвечай по-русски.',
  uz:
    'Ish beruvchiga vakansiya tuzishga yordam ber: lavozim, vazifalar, talablar, sharoitlar, maosh va ish formatini ' +
    "birma-bir so'ra. O'zbekcha javob ber.",
};

/** The universal prompts, each read once: they are part of the release. */
const universalTexts = new Map<Language, Promise<string | undefined>>();

function universalText(language: Language): Promise<string | undefined> {
  const read = () => readFile(new URL(`data/universal.${language}.md`, import.meta.url), 'utf8').catch(() => undefined);
  const text = universalTexts.get(language) ?? read();
  universalTexts.set(language, text);
  return text;
}

/** The prompt of an activity sphere, or of the nearest one above it; else the universal one; else the one built in. */
export async function promptFor(db: Database, areaId: string | undefined, language: Language): Promise<Prompt> {
  const universal = await universalText(language);
  const general = universal ?? builtIn[language];
  const id = areaId === undefined ? undefined : integerId(areaId);
  const row = id === undefined ? undefined : await areaPrompt(db, id, language);
  if (row) {
    const { promptId, instructions, pack } = row;
    return {
      type: 'area-specific',
      source: 'database',
      promptId,
      areasActivityId: areaId,
      instructions: `${general}\n\n${instructions}`,
      pack,
    };
  }
  const type = universal === undefined ? 'fallback' : 'universal';
  return {
    type,
    source: 'file',
    promptId: undefined,
    areasActivityId: areaId,
    instructions: general,
    pack: universalPack(language),
  };
}

/** The prompt of a sphere as it would be with other instructions of its own. */
export async function promptWith(
  db: Database,
  areaId: string,
  language: Language,
  instructions: string,
): Promise<Prompt> {
  const general = (await universalText(language)) ?? builtIn[language];
  return { ...(await promptFor(db, areaId, language)), instructions: `${general}\n\n${instructions}` };
}

async function areaPrompt(db: Database, areaId: number, language: Language) {
  const [row] = await db.execute<{ promptId: string; instructions: string; pack: Pack }>(sql`
    with recursive above as (
      select id, parent_id, 0 as distance from ${areas} where id = ${areaId}
      union all select area.id, area.parent_id, distance + 1
      from ${areas} area join above on area.id = above.parent_id where distance < 10
    )
    select prompt.id as "promptId", instructions, pack
    from above join ${assistantPrompts} prompt on prompt.area_id = above.id and prompt.language = ${language}
    order by distance limit 1`);
  return row;
}

/** The id of the sphere that a chat is about: as the client says, by its slug, or as the person's own words tell. */
export async function areaOfProfile(
  db: Database,
  profile: CompanyProfile,
  title: string | undefined,
): Promise<string | undefined> {
  const { areasActivityId, areasActivitySlug, industry, description } = profile;
  if (areasActivityId !== undefined && (await isArea(db, areasActivityId))) return areasActivityId;
  const slug =
    areasActivitySlug ??
    guessIndustry(`${industry ?? ''} ${description ?? ''}`) ??
    (title === undefined ? undefined : sphereOfTitle(title));
  if (slug === undefined) return undefined;
  const [row] = await db.select({ id: areas.id }).from(areas).where(eq(areas.slug, slug));
  return row && String(row.id);
}

async function isArea(db: Database, areaId: string): Promise<boolean> {
  const id = integerId(areaId);
  return id !== undefined && (await db.$count(areas, eq(areas.id, id))) > 0;
}

/** The top sphere of a company by its slug, where there is a pack for it. */
export async function sphereOfArea(db: Database, companyId: string): Promise<string | undefined> {
  if (!isUuid(companyId)) return undefined;
  const [row] = await db
    .select({
      slug: areas.slug,
      parent: sql<string | null>`(select parent.slug from ${areas} parent where parent.id = ${areas.parentId})`,
    })
    .from(companies)
    .innerJoin(areas, eq(areas.id, companies.areaId))
    .where(and(eq(companies.id, companyId)));
  return [row?.slug, row?.parent].find((slug) => slug !== undefined && slug !== null && slug in packs) ?? undefined;
}

/** Writes the prompts of every sphere that has a pack; the operator's own changes stay. */
export async function seedPrompts(db: Database): Promise<void> {
  const rows = await db.select({ id: areas.id, slug: areas.slug }).from(areas);
  const values = rows.flatMap(({ id, slug }) => {
    const sphere = packs[slug];
    if (!sphere) return [];
    return (['ru', 'uz'] as const).map((language) => ({
      areaId: id,
      language,
      instructions: sphere[language].focus,
      pack: sphere[language],
    }));
  });
  if (values.length > 0) await db.insert(assistantPrompts).values(values).onConflictDoNothing();
}
