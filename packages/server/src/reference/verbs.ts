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
import { verb } from '../context/verb.ts';
import * as schema from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { nameIn } from './inLanguage.ts';
import { inOrderOf } from './skillOrder.ts';

const { areas, cities, currencies, employmentTypes, regions, resumeVisibilities, settings, skills } = schema;

/** Lists that change rarely and are open to all. */
export const referenceVerbs = [
  verb(listCurrencies, async ({ db, language }) => {
    const rows = await db.select().from(currencies).orderBy(asc(currencies.position));
    return rows.map((row) => ({
      id: row.code,
      code: row.code,
      symbol: nameIn(language, { name: row.symbol, nameUz: row.symbolUz }),
      name: nameIn(language, row),
    }));
  }),

  verb(listEmploymentTypes, async ({ db, language }) => {
    const rows = await db.select().from(employmentTypes).orderBy(asc(employmentTypes.position));
    return rows.map((row) => ({ id: row.id, name: nameIn(language, row) }));
  }),

  verb(listRegions, async ({ db, language }) => {
    const rows = await db.select().from(regions).orderBy(asc(regions.id));
    return rows.map((row) => ({ id: row.id, name: nameIn(language, row) }));
  }),

  verb(listResumeVisibilities, async ({ db, language }) => {
    const rows = await db.select().from(resumeVisibilities).orderBy(asc(resumeVisibilities.position));
    return rows.map((row) => ({ id: row.id, name: nameIn(language, row) }));
  }),

  verb(listSettings, async ({ db, language }, { params: { category } }) => {
    const rows = await db.select().from(settings).where(eq(settings.category, category)).orderBy(asc(settings.name));
    if (rows.length === 0) throw new Problem('notFound');
    return Object.fromEntries(
      rows.map(({ name, value, valueUz }) => [name, nameIn(language, { name: value, nameUz: valueUz })]),
    );
  }),

  verb(listAreas, async ({ db, language }) => {
    const rows = await db.select().from(areas).orderBy(asc(areas.id));
    const items = rows.map((row) => ({
      id: row.id,
      name: nameIn(language, row),
      slug: row.slug,
      parent_id: row.parentId,
    }));
    return { items };
  }),

  verb(listSkills, async ({ db, language }) => {
    const rows = await db.select().from(skills).orderBy(inOrderOf(language));
    return { items: rows.map((row) => ({ id: row.id, name: nameIn(language, row) })) };
  }),

  verb(listCities, async ({ db, language }) => {
    const rows = await db
      .select()
      .from(cities)
      .orderBy(asc(language === 'uz' ? cities.nameUz : cities.name));
    return rows.map((row) => ({
      id: row.id,
      name: nameIn(language, row),
      other_name: nameIn(language === 'uz' ? 'ru' : 'uz', row),
      region_id: row.regionId,
    }));
  }),
];
