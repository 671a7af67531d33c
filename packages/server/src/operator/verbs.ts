import {
  createSkill,
  disableModule,
  enableModule,
  listModules,
  mergeSkills,
  reloadModule,
  updateSkill,
} from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { asc } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { modules } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { addSkill, mergeSkill, renameSkill } from './skills.ts';
import { readModule, switchModule } from './switchModule.ts';

type ModuleRow = typeof modules.$inferSelect;

const providerModule = (language: Language, { name, title, titleUz, isEnabled }: ModuleRow) => ({
  name,
  title: nameIn(language, { name: title, nameUz: titleUz }),
  enabled: isEnabled,
});

/** Modules for all to see; what changes them and the lists is the operator's. */
export const operatorVerbs = [
  verb(listModules, async ({ db, language }) => {
    const rows = await db.select().from(modules).orderBy(asc(modules.name));
    return rows.map((row) => providerModule(language, row));
  }),
  verb(enableModule, (context, { params }) => switched(context, params.name, true)),
  verb(disableModule, (context, { params }) => switched(context, params.name, false)),
  verb(reloadModule, async ({ db, language }, { params }) => {
    const row = await readModule(db, params.name);
    if (!row) throw new Problem('notFound');
    return providerModule(language, row);
  }),

  verb(createSkill, (context, { body: { name } }) => addSkill(context.db, context, name)),
  verb(updateSkill, async ({ db, language, ...context }, { params: { id }, body: { name } }) => {
    const skill = await renameSkill(db, context, id, name);
    return { id: String(skill.id), name: nameIn(language, skill) };
  }),
  verb(mergeSkills, async ({ db, language, ...context }, { params: { id }, body: { intoId } }) => {
    const skill = await mergeSkill(db, context, id, intoId);
    return { id: String(skill.id), name: nameIn(language, skill), vacancies_count: skill.vacancies };
  }),
];

async function switched(
  context: Pick<Context, 'actor' | 'address' | 'db' | 'language' | 'now' | 'requestId'>,
  name: string,
  isEnabled: boolean,
): Promise<ReturnType<typeof providerModule>> {
  const row = await switchModule(context.db, context, name, isEnabled);
  if (!row) throw new Problem('notFound');
  return providerModule(context.language, row);
}
