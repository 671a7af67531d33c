import {
  addVacancySkill as addEndpoint,
  listVacancySkills as listEndpoint,
  removeVacancySkill as removeEndpoint,
  updateVacancySkill as updateEndpoint,
} from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { integerId } from '../db/ids.ts';
import { companies, skills, vacancies, vacancySkills } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { inOrderOf } from '../reference/skillOrder.ts';
import { isSeen, lockVacancy } from './findVacancy.ts';

type Skill = typeof skills.$inferSelect;

/** Skills that a vacancy asks for, by name. */
export const listVacancySkills = verb(listEndpoint, async (context, { params: { id } }) => {
  const rows = await context.db
    .select({ skill: skills, isRequired: vacancySkills.isRequired })
    .from(vacancies)
    .innerJoin(companies, eq(companies.id, vacancies.companyId))
    .leftJoin(vacancySkills, eq(vacancySkills.vacancyId, vacancies.id))
    .leftJoin(skills, eq(skills.id, vacancySkills.skillId))
    .where(isSeen(id, { personId: personOf(context).id }))
    .orderBy(inOrderOf(context.language));
  // A vacancy without skills still gives a row.
  if (rows.length === 0) throw new Problem('unknownVacancy');
  return {
    items: rows.flatMap(({ skill, isRequired }) =>
      skill ? [skillAnswer(context.language, { ...skill, isRequired: isRequired ?? true })] : [],
    ),
  };
});

/** Adds a skill of the list. */
export const addVacancySkill = verb(addEndpoint, (context, { params: { id }, body: { skillId, isRequired = true } }) =>
  withVacancy(context, id, async (transaction) => {
    const skill = await keepSkill(transaction, skillId);
    if (!skill) throw new Problem('invalid', { fields: { skillId: 'unknownSkill' } });
    const added = await transaction
      .insert(vacancySkills)
      .values({ vacancyId: id, skillId: skill.id, isRequired })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) throw new Problem('alreadyExists', { fields: { skillId: 'skillAdded' } });
    return skillAnswer(context.language, { ...skill, isRequired });
  }),
);

/** Says whether a skill is a must. */
export const updateVacancySkill = verb(updateEndpoint, (context, { params: { id, skillId }, body: { isRequired } }) =>
  withVacancy(context, id, async (transaction) => {
    const skill = await findSkill(transaction, skillId);
    if (!skill) throw new Problem('unknownSkill');
    const changed = await transaction
      .update(vacancySkills)
      .set({ isRequired })
      .where(isSkillOf(id, skill.id))
      .returning();
    if (changed.length === 0) throw new Problem('unknownSkill');
    return skillAnswer(context.language, { ...skill, isRequired });
  }),
);

/** Takes a skill off. */
export const removeVacancySkill = verb(removeEndpoint, (context, { params: { id, skillId } }) =>
  withVacancy(context, id, async (transaction) => {
    const known = integerId(skillId);
    const removed =
      known === undefined ? [] : await transaction.delete(vacancySkills).where(isSkillOf(id, known)).returning();
    if (removed.length === 0) throw new Problem('unknownSkill');
    return {};
  }),
);

/** Works on a vacancy of the person, which nobody changes meanwhile. */
function withVacancy<Answer>(
  context: Pick<Context, 'actor' | 'db'>,
  id: string,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  return context.db.transaction(async (transaction) => {
    await lockVacancy(transaction, id, { personId: personOf(context).id });
    return work(transaction);
  });
}

async function findSkill(db: Database, skillId: string): Promise<Skill | undefined> {
  const id = integerId(skillId);
  if (id === undefined) return undefined;
  const [skill] = await db.select().from(skills).where(eq(skills.id, id));
  return skill;
}

/** One that stays until the transaction ends: operators may be making two of them one. */
async function keepSkill(transaction: Database, skillId: string): Promise<Skill | undefined> {
  const id = integerId(skillId);
  if (id === undefined) return undefined;
  const [skill] = await transaction.select().from(skills).where(eq(skills.id, id)).for('key share');
  return skill;
}

function isSkillOf(vacancyId: string, skillId: number): SQL | undefined {
  return and(eq(vacancySkills.vacancyId, vacancyId), eq(vacancySkills.skillId, skillId));
}

function skillAnswer(language: Language, { isRequired, ...skill }: Skill & { isRequired: boolean }) {
  return { id: skill.id, name: nameIn(language, skill), is_required: isRequired };
}
