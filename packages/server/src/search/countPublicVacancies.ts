import { countPublicVacancies as endpoint } from '@kasb/contract';
import type postgres from 'postgres';
import { verb } from '../context/verb.ts';
import { Problem } from '../http/problem.ts';
import { nameIn } from '../reference/inLanguage.ts';

/** A city or a profession as the database names it. */
interface Named {
  slug: string;
  name: string;
  nameUz: string;
}

type Counted = Named & { count: string };

/** How many are named beside a page: the largest. */
const most = 30;

/** How many public vacancies each city and each profession has. */
export const countPublicVacancies = verb(endpoint, async ({ sql, language }, { query }) => {
  const [city, profession] = await Promise.all([
    query.city === undefined ? undefined : findCity(sql, query.city),
    query.profession === undefined ? undefined : findProfession(sql, query.profession),
  ]);
  const ofCity = city ? sql`city_id = ${city.id}` : sql`true`;
  const ofProfession = profession ? sql`professions @> array[${profession.slug}::text]` : sql`true`;
  const [[counted], cities, professions] = await Promise.all([
    sql<{ total: string }[]>`select count(*) as total from vacancy_search where ${ofCity} and ${ofProfession}`,
    sql<Counted[]>`
      select slug, name, name_uz as "nameUz", count from (
        select city_id, count(*) from vacancy_search where city_id is not null and ${ofProfession} group by city_id
      ) counted join cities on id = city_id order by count desc, slug limit ${most}`,
    sql<Counted[]>`
      select slug, name, name_uz as "nameUz", count from (
        select profession, count(*) from vacancy_search, unnest(professions) as profession
        where ${ofCity} group by profession
      ) counted join professions on slug = profession order by count desc, slug limit ${most}`,
  ]);
  const named = (each: Named) => ({ slug: each.slug, name: nameIn(language, each) });
  const withCount = (each: Counted) => ({ ...named(each), count: Number(each.count) });
  return {
    total: Number(counted?.total ?? 0),
    ...(city && { city: named(city) }),
    ...(profession && { profession: named(profession) }),
    cities: cities.map(withCount),
    professions: professions.map(withCount),
  };
});

async function findCity(sql: postgres.Sql, slug: string): Promise<Named & { id: number }> {
  const [row] = await sql<(Named & { id: number })[]>`
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
