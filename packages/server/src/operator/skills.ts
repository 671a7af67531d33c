import { asc, eq, inArray, sql } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { integerId } from '../db/ids.ts';
import { pageChanges, skills, vacancies, vacancySkills } from '../db/schema/index.ts';
import { violatedConstraint } from '../db/violations.ts';
import { Problem } from '../http/problem.ts';

type Skill = typeof skills.$inferSelect;

/** Adds a skill. @throws Problem alreadyExists */
export function addSkill(db: Database, source: AuditSource, name: string): Promise<{ id: number; name: string }> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(skills)
      .values({ name, key: name.toLowerCase() })
      .onConflictDoNothing()
      .returning({ id: skills.id, name: skills.name });
    if (!row) throw new Problem('alreadyExists', { fields: { name: 'alreadyExists' } });
    await record(transaction, source, {
      action: 'skill.added',
      entityType: 'skill',
      entityId: String(row.id),
      entityTitle: name,
      changes: { name: [null, name] },
    });
    return row;
  });
}

/** Calls a skill otherwise: vacancies that name it are found by that. @throws Problem unknownSkill, alreadyExists */
export async function renameSkill(db: Database, source: AuditSource, skillId: string, name: string): Promise<Skill> {
  const id = integerId(skillId);
  if (id === undefined) throw new Problem('unknownSkill');
  const renamed = db.transaction(async (transaction) => {
    const [before] = await transaction.select().from(skills).where(eq(skills.id, id)).for('update');
    if (!before) throw new Problem('unknownSkill');
    if (before.name === name) return before;
    await transaction.update(skills).set({ name, key: name.toLowerCase() }).where(eq(skills.id, id));
    // The search and the pages listen to what vacancies name, not to what that is called.
    const naming = sql`from ${vacancySkills} where skill_id = ${id}`;
    await transaction.execute(sql`
      select refresh_vacancy_search(array_agg(vacancy_id)) ${naming} having count(*) > 0`);
    await transaction.execute(sql`
      insert into ${pageChanges} (vacancy_id, company_id, at)
      select id, company_id, clock_timestamp() from ${vacancies} where id in (select vacancy_id ${naming})`);
    await transaction.execute(sql`notify kasb_pages`);
    await record(transaction, source, {
      action: 'skill.changed',
      entityType: 'skill',
      entityId: String(id),
      entityTitle: name,
      changes: { name: [before.name, name] },
    });
    return { ...before, name };
  });
  return renamed.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'skills_key_unique') throw error;
    throw new Problem('alreadyExists', { fields: { name: 'alreadyExists' } });
  });
}

/**
 * Makes two skills one: vacancies that name the first name the second. @returns it, and how many vacancies do now
 * @throws Problem unknownSkill, invalid for a skill and itself
 */
export function mergeSkill(db: Database, source: AuditSource, from: string, into: string) {
  const [fromId, intoId] = [integerId(from), integerId(into)];
  if (fromId === undefined) throw new Problem('unknownSkill');
  if (intoId === undefined || intoId === fromId) throw new Problem('invalid', { fields: { intoId: 'unknownSkill' } });
  return db.transaction(async (transaction) => {
    // In one order for all, so that two operators who merge both ways wait for each other.
    const both = await transaction
      .select()
      .from(skills)
      .where(inArray(skills.id, [fromId, intoId]))
      .orderBy(asc(skills.id))
      .for('update');
    const old = both.find(({ id }) => id === fromId);
    const kept = both.find(({ id }) => id === intoId);
    if (!old) throw new Problem('unknownSkill');
    if (!kept) throw new Problem('invalid', { fields: { intoId: 'unknownSkill' } });
    // Inserted and deleted, since the search listens to these; what one of them must have, both must.
    await transaction.execute(sql`
      insert into ${vacancySkills} (vacancy_id, skill_id, is_required)
      select vacancy_id, ${kept.id}, is_required from ${vacancySkills} where skill_id = ${old.id}
      on conflict (vacancy_id, skill_id)
      do update set is_required = ${vacancySkills}.is_required or excluded.is_required`);
    await transaction.delete(vacancySkills).where(eq(vacancySkills.skillId, old.id));
    await transaction.delete(skills).where(eq(skills.id, old.id));
    await record(transaction, source, {
      action: 'skill.merged',
      entityType: 'skill',
      entityId: String(kept.id),
      entityTitle: kept.name,
      changes: { name: [old.name, kept.name] },
    });
    return { ...kept, vacancies: await transaction.$count(vacancySkills, eq(vacancySkills.skillId, kept.id)) };
  });
}
