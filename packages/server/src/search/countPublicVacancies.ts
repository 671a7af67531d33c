import { countPublicVacancies as endpoint } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { countAll } from '../db/countAll.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { Problem } from '../http/problem.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { countPublic } from './findPublic.ts';

/** A city or a profession as the database names it. */
interface Named {
  slug: string;
  name: string;
  nameUz: string;
}

type Counted = Named & { count: number };

/** How many are named beside a page: the largest. */
const most = 30;

/** How many public vacancies each city and each profession has. */
export const countPublicVacancies = verb(endpoint, async ({ db, language, now }, { query }) => {
  const [city, profession] = await Promise.all([
    query.city === undefined ? undefined : findCity(db, query.city),
    query.profession === undefined ? undefined : findProfession(db, query.profession),
  ]);
  const at = now.getTime();
  const [total, cities, professions] = await Promise.all([
    countMatching(db, city, profession, at),
    countCities(db, profession, at),
    countProfessions(db, city, at),
  ]);
  const named = (each: Named) => ({ slug: each.slug, name: nameIn(language, each) });
  const withCount = (each: Counted) => ({ ...named(each), count: each.count });
  return {
    total,
    ...(city && { city: named(city) }),
    ...(profession && { profession: named(profession) }),
    cities: cities.map(withCount),
    professions: professions.map(withCount),
  };
});

type City = Named & { id: number };

const ofCity = (city: City | undefined) => (city ? sql`city_id = ${city.id}` : sql`true`);
const ofProfession = (profession: Named | undefined) =>
  profession ? sql`professions @> array[${profession.slug}::text]` : sql`true`;
/** At least so many were looked at. */
const sumOf = (counted: readonly Counted[]) => counted.reduce((sum, { count }) => sum + count, 0);

async function countMatching(db: Database, city: City | undefined, profession: Named | undefined, now: number) {
  if (!city && !profession) return countPublic(db, now);
  const count = async () => {
    const [counted] = await rowsOf<{ total: number }>(db)`
      select count(*)::int as total from vacancy_search
      where ${ofCity(city)} and ${ofProfession(profession)}`;
    return counted?.total ?? 0;
  };
  const what = `${profession?.slug ?? 'all'} in ${city?.id ?? 'all'}`;
  return countAll(db, { what, now, count, totalOf: (total) => total });
}

function countCities(db: Database, profession: Named | undefined, now: number): Promise<Counted[]> {
  const count = () =>
    rowsOf<Counted>(db)`
    select slug, name, name_uz as "nameUz", count from (
      select city_id, count(*)::int from vacancy_search
      where city_id is not null and ${ofProfession(profession)} group by city_id
    ) counted join cities on id = city_id order by count desc, slug limit ${most}`;
  return countAll<Counted[]>(db, { what: `cities of ${profession?.slug ?? 'all'}`, now, count, totalOf: sumOf });
}

function countProfessions(db: Database, city: City | undefined, now: number): Promise<Counted[]> {
  const count = () =>
    rowsOf<Counted>(db)`
    select slug, name, name_uz as "nameUz", count from (
      select profession, count(*)::int from vacancy_search, unnest(professions) as profession
      where ${ofCity(city)} group by profession
    ) counted join professions on slug = profession order by count desc, slug limit ${most}`;
  return countAll<Counted[]>(db, { what: `professions of ${city?.id ?? 'all'}`, now, count, totalOf: sumOf });
}

async function findCity(db: Database, slug: string): Promise<City> {
  const [row] = await rowsOf<City>(db)`
    select id, slug, name, name_uz as "nameUz" from cities
    where slug = ${slug} or slug = (select target from moved_slugs where kind = 'city' and slug = ${slug})`;
  if (!row) throw new Problem('notFound');
  return row;
}

async function findProfession(db: Database, slug: string): Promise<Named> {
  const [row] = await rowsOf<Named>(db)`
    select slug, name, name_uz as "nameUz" from professions
    where slug = ${slug} or slug = (select target from moved_slugs where kind = 'profession' and slug = ${slug})`;
  if (!row) throw new Problem('notFound');
  return row;
}
