import { readFile } from 'node:fs/promises';
import type { CompanyProfile, Language } from '@kasb/contract';
import { guessIndustry } from '@kasb/domain/industry';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { integerId, isUuid } from '../db/ids.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { areas, assistantPrompts, companies } from '../db/schema/index.ts';
import type { VacancyRow } from '../vacancies/row.ts';
import type { Pack } from './packs.ts';
import { emptyPack, joinedPack, listsOf, packs, sphereOfTitle, universalPack } from './packs.ts';

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

/** What is written for a sphere: what a model is told, and the pack. */
interface Written {
  areaId: number;
  promptId: string | undefined;
  instructions: string;
  pack: Pack;
}

/** The prompt of an activity sphere, or of the nearest one above it; else the universal one; else the one built in. */
export async function promptFor(db: Database, areaId: string | undefined, language: Language): Promise<Prompt> {
  const id = areaId === undefined ? undefined : integerId(areaId);
  return promptOf(areaId, language, id === undefined ? [] : await writtenFor(db, id, language));
}

/** The prompt of a sphere as it would be with other words of its own. */
export async function promptWith(
  db: Database,
  areaId: number,
  language: Language,
  { instructions, packOver }: { instructions: string; packOver: (before: Pack) => Pack },
): Promise<Prompt> {
  const written = await writtenFor(db, areaId, language);
  const own = written.find((each) => each.areaId === areaId);
  const changed = { areaId, promptId: own?.promptId, instructions, pack: packOver(own?.pack ?? emptyPack) };
  return promptOf(String(areaId), language, [changed, ...written.filter((each) => each !== own)]);
}

/** What the nearest sphere says leads; a list that it leaves empty is that of the sphere above it, or of all. */
async function promptOf(
  areasActivityId: string | undefined,
  language: Language,
  nearestFirst: readonly Written[],
): Promise<Prompt> {
  const universal = await universalText(language);
  const general = universal ?? builtIn[language];
  const [nearest] = nearestFirst;
  const pack = joinedPack([...nearestFirst.map((written) => written.pack), universalPack(language)]);
  if (nearest)
    return {
      type: 'area-specific',
      source: 'database',
      promptId: nearest.promptId,
      areasActivityId,
      instructions: `${general}\n\n${nearest.instructions}`,
      pack,
    };
  const type = universal === undefined ? 'fallback' : 'universal';
  return { type, source: 'file', promptId: undefined, areasActivityId, instructions: general, pack };
}

/** What is written for a sphere and for those above it, the nearest first. */
async function writtenFor(db: Database, areaId: number, language: Language): Promise<Written[]> {
  return rowsOf<Written & Record<string, unknown>>(db)`
    with recursive above as (
      select id, parent_id, 0 as distance from ${areas} where id = ${areaId}
      union all select area.id, area.parent_id, distance + 1
      from ${areas} area join above on area.id = above.parent_id where distance < 10
    )
    select prompt.area_id as "areaId", prompt.id as "promptId", instructions, pack
    from above join ${assistantPrompts} prompt on prompt.area_id = above.id and prompt.language = ${language}
    order by distance`;
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
  return areaCalled(db, slug);
}

async function areaCalled(db: Database, slug: string | undefined): Promise<string | undefined> {
  if (slug === undefined) return undefined;
  const [row] = await db.select({ id: areas.id }).from(areas).where(eq(areas.slug, slug));
  return row && String(row.id);
}

async function isArea(db: Database, areaId: string): Promise<boolean> {
  const id = integerId(areaId);
  return id !== undefined && (await db.$count(areas, eq(areas.id, id))) > 0;
}

/** The id of the sphere that a vacancy is about: of its position, else of its company, else as its own words tell. */
export async function areaOfVacancy(
  db: Database,
  { title, description, company_id: companyId }: Pick<VacancyRow, 'title' | 'description' | 'company_id'>,
  language: Language,
): Promise<string | undefined> {
  return (
    (await areaCalled(db, sphereOfTitle(title))) ??
    (await areaOfCompany(db, companyId, language)) ??
    areaCalled(db, guessIndustry(description ?? ''))
  );
}

/** The id of a company's sphere, where anything is written for it or above it. */
async function areaOfCompany(db: Database, companyId: string, language: Language): Promise<string | undefined> {
  if (!isUuid(companyId)) return undefined;
  const [row] = await db.select({ areaId: companies.areaId }).from(companies).where(eq(companies.id, companyId));
  if (!row || row.areaId === null || (await writtenFor(db, row.areaId, language)).length === 0) return undefined;
  return String(row.areaId);
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
      pack: listsOf((name) => sphere[language][name]),
    }));
  });
  if (values.length > 0) await db.insert(assistantPrompts).values(values).onConflictDoNothing();
}
