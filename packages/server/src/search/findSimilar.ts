import type { Language } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { cardRead } from './wire.ts';
import type { PublicRow } from './wire.ts';

/** As many as stand below a vacancy that is closed. */
const most = 6;
/** So many of the newest are compared, of its city, of its region and of all others: a common word is in thousands. */
const compared = 200;

/**
 * Public vacancies whose titles share a word with one that is public or is closed: those of its place first, then those
 * that share most. @returns undefined where it was never public, or is away for a while: paused, or looked at anew
 */
export async function findSimilar(db: Database, id: string, language: Language): Promise<PublicRow[] | undefined> {
  const [known] = await rowsOf<{ words: string[]; terms: number[]; places: number[]; city: number | null }>(db)`
    select words, array(select id from search_terms where term = any (words)) as terms,
      array(select id from search_terms where term = any (place.wanted)) as places,
      (select id from cities where 'city:' || id = any (place.wanted)) as city
    from vacancies
    cross join lateral tsvector_to_array(to_tsvector('kasb', search_fold(title))) as words
    left join lateral (
      select wanted from search_places where key = trim(search_fold(location)) limit 1
    ) place on true
    where vacancies.id = ${id} and (
      exists (select from vacancy_search where vacancy_id = vacancies.id)
      or (status = 'closed' or moderation_status = 'rejected') and exists (
        select from deliveries join channels on channels.id = channel_id
        where vacancy_id = vacancies.id and type = 'website' and deliveries.status in ('success', 'removed')
      )
    )`;
  if (!known) return undefined;
  const { words, terms, places, city } = known;
  const isNear = sql`terms && ${sql.param(places)}::int[]`;
  const newestFirst = sql`order by published_at desc, vacancy_id desc`;
  // Of a common word the newest are at the end of an index, and the planner knows how common it is.
  const found = sql`vacancy_id, published_at, ${isNear} as is_near
    from vacancy_search where terms && ${sql.param(terms)}::int[] and vacancy_id <> ${id}`;
  return rowsOf<PublicRow>(db)`
    with candidates as (
      (select ${found} and city_id = ${city} ${newestFirst} limit ${compared})
      union all
      (select ${found} and ${isNear} and (city_id is null or ${city === null}) ${newestFirst} limit ${compared})
      union all
      (select ${found} and not ${isNear} ${newestFirst} limit ${compared})
    )
    select vacancies.id, title, left(vacancies.description, ${cardRead}) as description, '{}'::text[] as requirements,
      '{}'::text[] as benefits, place_in(location, ${language}) as location, employment_type, remote_type, salary_min,
      salary_max, currency, status, moderation_status, company_id, companies.name as company_name,
      stir_verified_at is not null as company_verified, published_at, vacancies.updated_at, views
    from candidates
    join vacancies on vacancies.id = vacancy_id
    join companies on companies.id = company_id
    cross join lateral (
      select count(*) as count from unnest(tsvector_to_array(to_tsvector('kasb', search_fold(title)))) as word
      where word = any (${sql.param(words)}::text[])
    ) shared
    where shared.count > 0
    order by is_near desc, shared.count desc, published_at desc, vacancies.id limit ${most}`;
}
