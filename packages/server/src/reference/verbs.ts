import {
  listAreas,
  listCities,
  listCurrencies,
  listEmploymentTypes,
  listRegions,
  listResumeVisibilities,
  listSettings,
  listSkills,
} from '@kasb/contract';
import { asc, eq } from 'drizzle-orm';
import { verb } from '../context.ts';
import * as schema from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';

const { areas, cities, currencies, employmentTypes, regions, resumeVisibilities, settings, skills } = schema;

/** Lists that change rarely and are open to all. */
export const referenceVerbs = [
  verb(listCurrencies, async ({ db }) => {
    const rows = await db.select().from(currencies).orderBy(asc(currencies.position));
    return rows.map(({ code, symbol, name }) => ({ id: code, code, symbol, name }));
  }),

  verb(listEmploymentTypes, ({ db }) =>
    db
      .select({ id: employmentTypes.id, name: employmentTypes.name })
      .from(employmentTypes)
      .orderBy(asc(employmentTypes.position)),
  ),

  verb(listRegions, ({ db }) =>
    db.select({ id: regions.id, name: regions.name }).from(regions).orderBy(asc(regions.id)),
  ),

  verb(listResumeVisibilities, ({ db }) =>
    db
      .select({ id: resumeVisibilities.id, name: resumeVisibilities.name })
      .from(resumeVisibilities)
      .orderBy(asc(resumeVisibilities.position)),
  ),

  verb(listSettings, async ({ db }, { params: { category } }) => {
    const rows = await db.select().from(settings).where(eq(settings.category, category)).orderBy(asc(settings.name));
    if (rows.length === 0) throw new Problem('notFound');
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  }),

  verb(listAreas, async ({ db }) => {
    const rows = await db.select().from(areas).orderBy(asc(areas.id));
    return { items: rows.map(({ id, name, slug, parentId }) => ({ id, name, slug, parent_id: parentId })) };
  }),

  verb(listSkills, async ({ db }) => ({
    items: await db.select({ id: skills.id, name: skills.name }).from(skills).orderBy(asc(skills.key)),
  })),

  verb(listCities, async ({ db }) => {
    const rows = await db.select().from(cities).orderBy(asc(cities.name));
    return rows.map(({ id, name, regionId }) => ({ id, name, region_id: regionId }));
  }),
];
