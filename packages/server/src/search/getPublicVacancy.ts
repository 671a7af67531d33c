import { createHash } from 'node:crypto';
import { getPublicVacancy as endpoint } from '@kasb/contract';
import type { Language, WireAnswerOf } from '@kasb/contract';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { tashkentDay } from '../db/tashkentDay.ts';
import { isDiskFull } from '../db/violations.ts';
import { Problem } from '../http/problem.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { findSimilar } from './findSimilar.ts';
import { readerNetwork } from './readerNetwork.ts';
import { publicCard, publicVacancy } from './wire.ts';
import type { PublicRow } from './wire.ts';

/**
 * One public vacancy; the refusal of one that was public and is closed brings those like it. The first reading of a
 * visitor's day counts as a view, for what led to it; a page that is drawn for all is none.
 */
export const getPublicVacancy = verb(endpoint, async (context, { params: { id }, query: { via } }) => {
  if (!isUuid(id)) throw new Problem('unknownVacancy');
  const { db, address, language } = context;
  const row = await read(context, id, via, address !== '').catch((error: unknown) => {
    // Where no view can be counted, a vacancy is still read.
    if (isDiskFull(error)) return read(context, id, via, false);
    throw error;
  });
  if (row) {
    const { valid_until, screening, reply_hours, viewed_percent } = row;
    const skills = row.skills.map((skill) => nameIn(language, skill));
    return {
      ...publicVacancy(row),
      ...placesOf(row, language),
      valid_until,
      skills,
      screening,
      reply_hours,
      viewed_percent,
    };
  }
  const similar = await findSimilar(db, id, language);
  if (!similar) throw new Problem('unknownVacancy');
  throw new Problem('vacancyClosed', { details: { similar: similar.map(publicCard) } });
});

/** Reads a public vacancy and, where it is wanted, counts that in the same statement. */
async function read(
  context: Pick<Context, 'actor' | 'address' | 'db' | 'language' | 'now'>,
  id: string,
  via: string | undefined,
  isCounted: boolean,
) {
  const { db, language, now } = context;
  const [row] = await rowsOf<PlacedRow>(db)`
    with seen as (
      insert into vacancy_views (vacancy_id, day, visitor)
      select vacancy_id, ${tashkentDay(now)}::date, ${visitorOf(context)}
      from vacancy_search where vacancy_id = ${id} and ${isCounted}
      on conflict do nothing returning vacancy_id
    ), daily as (
      insert into vacancy_daily (vacancy_id, day, source, views)
      select vacancy_id, ${tashkentDay(now)}::date, source_of(vacancy_id, ${via ?? null}), 1 from seen
      on conflict (vacancy_id, day, source) do update set views = vacancy_daily.views + 1
    ), counted as (
      update vacancies set views = views + 1 from seen where id = seen.vacancy_id returning views
    )
    select vacancies.id, title, vacancies.description, requirements, benefits,
      place_in(location, ${language}) as location, employment_type, remote_type, salary_min, salary_max, currency,
      status, moderation_status, vacancies.company_id, companies.name as company_name,
      stir_verified_at is not null as company_verified,
      published_at, first_published_at, vacancies.updated_at, valid_until::text,
      case when cities.id is null then null else json_build_object(
        'slug', cities.slug, 'name', cities.name, 'nameUz', cities.name_uz,
        'region', regions.name, 'regionUz', regions.name_uz) end as city,
      (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'nameUz', name_uz) order by name), '[]')
       from professions where slug = any (vacancy_search.professions)) as professions,
      (select coalesce(json_agg(
         json_build_object('name', name, 'nameUz', name_uz) order by is_required desc, key), '[]')
       from vacancy_skills join skills on skills.id = skill_id where vacancy_id = vacancies.id) as skills,
      (select coalesce(json_agg(json_build_object(
         'id', id, 'text', text, 'kind', kind, 'options', options, 'is_required', is_required) order by position), '[]')
       from screening_questions where vacancy_id = vacancies.id and deleted_at is null) as screening,
      coalesce((select views from counted), vacancies.views) as views, reply_hours, viewed_percent
    from vacancy_search
    join vacancies on vacancies.id = vacancy_search.vacancy_id
    join companies on companies.id = vacancies.company_id
    left join company_replies on company_replies.company_id = companies.id
    left join cities on cities.id = vacancy_search.city_id left join regions on regions.id = cities.region_id
    where vacancy_search.vacancy_id = ${id}`;
  return row;
}

/** What has a page of its own, as the database names it. */
interface Page {
  slug: string;
  name: string;
  nameUz: string;
}

interface PlacedRow extends PublicRow {
  city: (Page & { region: string; regionUz: string }) | null;
  professions: Page[];
  skills: Omit<Page, 'slug'>[];
  valid_until: string | null;
  reply_hours: number | null;
  viewed_percent: number | null;
  screening: NonNullable<WireAnswerOf<typeof endpoint>['screening']>;
}

function placesOf({ city, professions }: PlacedRow, language: Language) {
  return {
    city: city && {
      slug: city.slug,
      name: nameIn(language, city),
      region: nameIn(language, { name: city.region, nameUz: city.regionUz }),
    },
    professions: professions.map((each) => ({ slug: each.slug, name: nameIn(language, each) })),
  };
}

/** A person, or whoever is in this network: a browser may call itself anything. Only a digest is kept. */
function visitorOf({ actor, address }: Pick<Context, 'actor' | 'address'>): Buffer {
  const name = actor.kind === 'user' ? actor.user.id : readerNetwork(address);
  return createHash('sha256').update(name).digest().subarray(0, 16);
}
