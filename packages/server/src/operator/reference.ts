import { eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { integerId } from '../db/ids.ts';
import { areas, skills } from '../db/schema/index.ts';
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
