import { languages, listPrompts, listPromptVersions, removePrompt, savePrompt, testPrompt } from '@kasb/contract';
import type { BodyOf, Language } from '@kasb/contract';
import { and, asc, eq } from 'drizzle-orm';
import { changesOf, record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { integerId } from '../db/ids.ts';
import { areas, assistantPrompts } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { emptyPack, listsOf, packs, packWith } from './packs.ts';
import type { Pack } from './packs.ts';
import { keepVersion, readVersions } from './promptVersions.ts';
import { tryPrompt } from './tryPrompt.ts';

type NewPrompt = BodyOf<typeof savePrompt> & { areaId: string; language: string };

/** What the assistant is told in each sphere that has instructions of its own. */
export function readPrompts(db: Database) {
  const { areaId, language, instructions, pack } = assistantPrompts;
  return db
    .select({ areaId, area: areas.name, areaUz: areas.nameUz, language, instructions, pack })
    .from(assistantPrompts)
    .innerJoin(areas, eq(areas.id, areaId))
    .orderBy(asc(areas.name), asc(language));
}

/**
 * Says what the assistant is told in a sphere; lists that are left out stay as they are.
 * @throws Problem notFound for no such sphere or language
 */
export function writePrompt(db: Database, source: AuditSource, { areaId, language: asked, ...given }: NewPrompt) {
  const { id, language } = placeOf(areaId, asked);
  const { instructions, pack: lists = {} } = given;
  return db.transaction(async (transaction) => {
    const [area] = await transaction.select().from(areas).where(eq(areas.id, id)).for('no key update');
    if (!area) throw new Problem('notFound');
    const isThis = and(eq(assistantPrompts.areaId, id), eq(assistantPrompts.language, language));
    const [before] = await transaction.select().from(assistantPrompts).where(isThis);
    const pack = packWith(before?.pack ?? emptyPack, lists, packs[area.slug]?.[language]);
    await transaction
      .insert(assistantPrompts)
      .values({ areaId: id, language, instructions, pack })
      .onConflictDoUpdate({
        target: [assistantPrompts.areaId, assistantPrompts.language],
        set: { instructions, pack },
      });
    await keepVersion(transaction, source, { id, language }, before);
    await record(transaction, source, {
      action: 'prompt.saved',
      entityType: 'prompt',
      entityId: `${id}/${language}`,
      entityTitle: area.name,
      changes: {
        instructions: [before?.instructions ?? null, instructions],
        ...changesOf(written(before?.pack), written(pack)),
      },
    });
    return { areaId: id, area: area.name, areaUz: area.nameUz, language, instructions, pack };
  });
}

/** A pack as the journal says it. */
const written = (pack: Pack | undefined) => listsOf((name) => pack?.[name].join('; ') || null);

/** Removes them: it goes by those above again. @returns the sphere @throws Problem notFound for none */
export function deletePrompt(db: Database, source: AuditSource, areaId: string, asked: string): Promise<string> {
  const { id, language } = placeOf(areaId, asked);
  return db.transaction(async (transaction) => {
    const isThis = and(eq(assistantPrompts.areaId, id), eq(assistantPrompts.language, language));
    const [before] = await transaction.delete(assistantPrompts).where(isThis).returning();
    const [area] = await transaction.select().from(areas).where(eq(areas.id, id));
    if (!before || !area) throw new Problem('notFound');
    await keepVersion(transaction, source, { id, language }, before);
    await record(transaction, source, {
      action: 'prompt.removed',
      entityType: 'prompt',
      entityId: `${id}/${language}`,
      entityTitle: area.name,
      changes: { instructions: [before.instructions, null], ...changesOf(written(before.pack), written(undefined)) },
    });
    return area.name;
  });
}

/** Where instructions stand. @throws Problem notFound for what is no sphere's id or no language */
export function placeOf(areaId: string, asked: string): { id: number; language: Language } {
  const id = integerId(areaId);
  const language = languages.find((known) => known === asked);
  if (id === undefined || language === undefined) throw new Problem('notFound');
  return { id, language };
}

type Read = Awaited<ReturnType<typeof readPrompts>>[number];

const shown = (read: Language, { areaId, area, areaUz, language, instructions, pack }: Read) => ({
  area_id: String(areaId),
  area: (read === 'uz' && areaUz) || area,
  language,
  instructions,
  pack: shownPack(pack),
});

const shownPack = (pack: Pack) => listsOf((name) => pack[name]);

/** What the assistant is told: for operators. */
export const promptOperatorVerbs = [
  verb(listPrompts, async ({ db, language }) => ({
    items: (await readPrompts(db)).map((row) => shown(language, row)),
  })),
  verb(listPromptVersions, async ({ db }, { params }) => {
    const versions = await readVersions(db, placeOf(params.areaId, params.language));
    return {
      items: versions.map(({ instructions, pack, at, actorName }) => ({
        instructions,
        pack: pack && shownPack(pack),
        at: at?.toISOString(),
        actor_name: actorName,
      })),
    };
  }),
  verb(savePrompt, async (context, { params: { areaId, language }, body }) =>
    shown(context.language, await writePrompt(context.db, context, { areaId, language, ...body })),
  ),
  verb(removePrompt, async (context, { params: { areaId, language } }) => {
    await deletePrompt(context.db, context, areaId, language);
    return {};
  }),
  verb(testPrompt, async (context, { params: { areaId, language }, body }) =>
    tryPrompt(context, placeOf(areaId, language), body),
  ),
];
