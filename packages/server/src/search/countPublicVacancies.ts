import { countPublicVacancies as endpoint } from '@kasb/contract';
import type postgres from 'postgres';
import { verb } from '../context/verb.ts';
import { countAll } from '../db/countAll.ts';
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
export const countPublicVacancies = verb(endpoint, async ({ sql, language, now }, { query }) => {
  const [city, profession] = await Promise.all([
    query.city === undefined ? undefined : findCity(sql, query.city),
    query.profession === undefined ? undefined : findProfession(sql, query.profession),
  ]);
  const at = now.getTime();
  const [total, cities, professions] = await Promise.all([
    countMatching(sql, city, profession, at),
    countCities(sql, profession, at),
    countProfessions(sql, city, at),
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

const ofCity = (sql: postgres.Sql, city: City | undefined) => (city ? sql`city_id = ${city.id}` : sql`true`);
const ofProfession = (sql: postgres.Sql, profession: Named | undefined) =>
  profession ? sql`professions @> array[${profession.slug}::text]` : sql`true`;
/** At least so many were looked at. */
const sumOf = (counted: readonly Counted[]) => counted.reduce((sum, { count }) => sum + count, 0);

async function countMatching(sql: postgres.Sql, city: City | undefined, profession: Named | undefined, now: number) {
  if (!city && !profession) return countPublic(sql, now);
  const count = async () => {
    const [counted] = await sql<{ total: number }[]>`
      select count(*)::int as total from vacancy_search
      where ${ofCity(sql, city)} and ${ofProfession(sql, profession)}`;
    return counted?.total ?? 0;
  };
  const what = `${profession?.slug ?? 'all'} in ${city?.id ?? 'all'}`;
  return countAll(sql, { what, now, count, totalOf: (total) => total });
}

function countCities(sql: postgres.Sql, profession: Named | undefined, now: number): Promise<Counted[]> {
  const count = () => sql<Counted[]>`
    select slug, name, name_uz as "nameUz", count from (
      select city_id, count(*)::int from vacancy_search
      where city_id is not null and ${ofProfession(sql, profession)} group by city_id
    ) counted join cities on id = city_id order by count desc, slug limit ${most}`;
  return countAll<Counted[]>(sql, { what: `cities of ${profession?.slug ?? 'all'}`, now, count, totalOf: sumOf });
}

function countProfessions(sql: postgres.Sql, city: City | undefined, now: number): Promise<Counted[]> {
  const count = () => sql<Counted[]>`
    select slug, name, name_uz as "nameUz", count from (
      select profession, count(*)::int from vacancy_search, unnest(professions) as profession
      where ${ofCity(sql, city)} group by profession
    ) counted join professions on slug = profession order by count desc, slug limit ${most}`;
  return countAll<Counted[]>(sql, { what: `professions of ${city?.id ?? 'all'}`, now, count, totalOf: sumOf });
}

async function findCity(sql: postgres.Sql, slug: string): Promise<City> {
  const [row] = await sql<City[]>`
    select id, slug, name, name_uz as "nameUz" from cities
    where slug = ${slug} or slug = (select target from moved_slugs where kind = 'city' and slug = ${slug})`;
  if (!row) throw new Problem('notFound');
  return row;
}

async function findProfession(sql: postgres.Sql, slug: string): Promise<Named> {
  const [row] = await sql<Named[]>`
    select slug, name, name_uz as "nameUz" from professions
    where slug = ${slug} or slug = (select target from moved_slugs where kind = 'profession' and slug = ${slug})`;
  if (!row) throw new Problem('notFound');
  return row;
}
