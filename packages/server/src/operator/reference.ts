import { asc, eq, inArray, sql } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { integerId } from '../db/ids.ts';
import { areas, skills, vacancySkills } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { slugOf } from './slug.ts';

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

interface NewArea {
  name: string;
  /** Made of the name, where none is given. */
  slug?: string | undefined;
  parentId?: string | undefined;
}

/** Adds an activity sphere, at the top or under another. @throws Problem alreadyExists, invalid */
export async function addArea(
  db: Database,
  source: AuditSource,
  { name, slug = slugOf(name), parentId }: NewArea,
): Promise<{ id: number; name: string; slug: string; parent_id: number | null }> {
  const parent = parentId === undefined ? null : integerId(parentId);
  const isKnown =
    parent === null ||
    (parent !== undefined && (await db.select({ id: areas.id }).from(areas).where(eq(areas.id, parent))).length > 0);
  if (!isKnown) throw new Problem('invalid', { fields: { parentId: 'unknownArea' } });
  if (slug === '') throw new Problem('invalid', { fields: { slug: 'slugRequired' } });
  return db.transaction(async (transaction) => {
    const values = { name, slug, parentId: parent };
    const [row] = await transaction.insert(areas).values(values).onConflictDoNothing().returning();
    if (!row) throw new Problem('alreadyExists', { fields: { slug: 'alreadyExists' } });
    await record(transaction, source, {
      action: 'area.added',
      entityType: 'area',
      entityId: String(row.id),
      entityTitle: name,
      changes: { name: [null, name], slug: [null, slug] },
    });
    return { id: row.id, name: row.name, slug: row.slug, parent_id: row.parentId };
  });
}
