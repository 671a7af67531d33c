import type { BodyOf, createArea, updateArea } from '@kasb/contract';
import { asc, count, eq, sql } from 'drizzle-orm';
import { changesOf, record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Database } from '../db/database.ts';
import { integerId } from '../db/ids.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { areas, assistantPrompts, companies } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { slugOf } from './slug.ts';

/** An activity sphere. */
export type Area = typeof areas.$inferSelect;
export type AreaBody = BodyOf<typeof updateArea>;

/** All spheres with how many companies are of each. */
export async function allAreas(db: Database): Promise<(Area & { companies: number })[]> {
  const { areaId } = companies;
  const counts = await db.select({ areaId, used: count() }).from(companies).groupBy(areaId);
  const used = new Map(counts.map((row) => [row.areaId, row.used]));
  const rows = await db.select().from(areas).orderBy(asc(areas.id));
  return rows.map((row) => ({ ...row, companies: used.get(row.id) ?? 0 }));
}

/** Adds an activity sphere, at the top or under another. @throws Problem alreadyExists, invalid */
export function addArea(
  db: Database,
  source: AuditSource,
  { name, nameUz, slug = slugOf(name), parentId }: BodyOf<typeof createArea>,
): Promise<Area> {
  if (slug === '') throw new Problem('invalid', { fields: { slug: 'slugRequired' } });
  return db.transaction(async (transaction) => {
    await lockAreas(transaction);
    const values = { name, nameUz: nameUz ?? null, parentId: await parentOf(transaction, parentId) };
    const [row] = await transaction
      .insert(areas)
      .values({ slug, ...values })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Problem('alreadyExists', { fields: { slug: 'alreadyExists' } });
    const changes = changesOf({}, { ...written(values), slug }) ?? {};
    await record(transaction, source, { ...event('added', row), changes });
    return row;
  });
}

/** Writes a sphere anew, under another one or at the top. @throws Problem notFound, invalid */
export function editArea(db: Database, source: AuditSource, id: string, body: AreaBody): Promise<Area> {
  return db.transaction(async (transaction) => {
    await lockAreas(transaction);
    const before = await findArea(transaction, id);
    const values = {
      name: body.name,
      nameUz: body.nameUz ?? null,
      parentId: await parentOf(transaction, body.parentId, before.id),
    };
    const changes = changesOf(written(before), written(values));
    if (!changes) return before;
    const [row] = await transaction.update(areas).set(values).where(eq(areas.id, before.id)).returning();
    if (!row) throw new Error('no area was changed');
    await record(transaction, source, { ...event('changed', row), changes });
    return row;
  });
}

/** Removes a sphere that nothing hangs on. @throws Problem notFound, areaUsed */
export function removeArea(db: Database, source: AuditSource, id: string): Promise<Area> {
  return db.transaction(async (transaction) => {
    await lockAreas(transaction);
    const row = await findArea(transaction, id);
    const used =
      (await transaction.$count(companies, eq(companies.areaId, row.id))) +
      (await transaction.$count(areas, eq(areas.parentId, row.id))) +
      (await transaction.$count(assistantPrompts, eq(assistantPrompts.areaId, row.id)));
    if (used > 0) throw new Problem('areaUsed');
    await transaction.delete(areas).where(eq(areas.id, row.id));
    await record(transaction, source, { ...event('removed', row), changes: { name: [row.name, null] } });
    return row;
  });
}

/** One after the other, so that two spheres do not come to lie in each other. */
const lockAreas = (transaction: Database) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('areas', 0))`);

async function findArea(transaction: Database, id: string): Promise<Area> {
  const known = integerId(id);
  // Who takes it for a company waits, and finds out whether it is there.
  const [row] =
    known === undefined ? [] : await transaction.select().from(areas).where(eq(areas.id, known)).for('update');
  if (!row) throw new Problem('notFound');
  return row;
}

/** The sphere that another is to lie in. @throws Problem invalid for one that is not there, or lies in it */
async function parentOf(transaction: Database, wanted: string | undefined, own?: number): Promise<number | null> {
  if (wanted === undefined) return null;
  const id = integerId(wanted);
  const above = await rowsOf<{ id: number }>(transaction)`
    with recursive above as (
      select id, parent_id from areas where id = ${id ?? null}::int
      union select areas.id, areas.parent_id from areas join above on areas.id = above.parent_id
    ) select id from above`;
  if (id === undefined || above.length === 0) throw new Problem('invalid', { fields: { parentId: 'unknownArea' } });
  if (above.some((area) => area.id === own)) throw new Problem('invalid', { fields: { parentId: 'areaLoop' } });
  return id;
}

const written = ({ name, nameUz, parentId }: Omit<Area, 'id' | 'slug'>) => ({
  name,
  name_uz: nameUz,
  parent_id: parentId,
});

const event = (deed: 'added' | 'changed' | 'removed', { id, name }: Area) => ({
  action: `area.${deed}`,
  entityType: 'area',
  entityId: String(id),
  entityTitle: name,
});
