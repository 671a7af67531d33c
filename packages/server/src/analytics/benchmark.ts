import { getSalaryBenchmark } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { positionKey } from './positionKey.ts';
import { vacanciesOf } from './scope.ts';

/** So that no single company can be read off: so many vacancies of so many companies, none with most of them. */
const leastVacancies = 10;
const leastCompanies = 5;
const largestShare = 0.4;
const roundedTo = 100_000;

interface Subject extends Record<string, unknown> {
  title: string;
  city_id: number | null;
  region_id: number | null;
  city: string | null;
  city_uz: string | null;
  region: string | null;
  region_uz: string | null;
  salary_min: string | null;
  salary_max: string | null;
  currency: string | null;
}

interface Market extends Record<string, unknown> {
  vacancies: number;
  companies: number;
  largest: number;
  p25: number;
  median: number;
  p75: number;
  below: number;
  computed_on: string;
}

/** What others pay for such work: in the city, else in the region, else in the country, or nothing at all. */
export const salaryBenchmarkVerb = verb(getSalaryBenchmark, async (context, { query }) => {
  const subject =
    query.vacancyId === undefined ? await titled(context, query) : await ofVacancy(context, query.vacancyId);
  if (!subject) return { reason: 'few' };
  const own = ownOf(subject);
  for (const place of placesOf(context, subject)) {
    const market = await marketOf(context, positionKey(subject.title), place.isThere, own?.middle);
    if (!isTellable(market)) continue;
    const { vacancies, companies, p25, median, p75, below, computed_on } = market;
    const told = own && { min: own.min, max: own.max, share_below: Math.round((100 * below) / vacancies) };
    const { kind, name } = place;
    const position = subject.title;
    return {
      position,
      place: { kind, name },
      vacancies,
      companies,
      p25,
      median,
      p75,
      currency: 'UZS',
      computed_on,
      own: told,
    };
  }
  return { reason: 'few', position: subject.title };
});

const isTellable = ({ vacancies, companies, largest }: Market) =>
  vacancies >= leastVacancies && companies >= leastCompanies && largest <= vacancies * largestShare;

/** The widest place comes last. */
function placesOf(
  { language }: Pick<Context, 'language'>,
  { city_id: cityId, region_id: regionId, ...names }: Subject,
) {
  return [
    ...(cityId === null
      ? []
      : [
          {
            kind: 'city' as const,
            name: nameIn(language, { name: names.city ?? '', nameUz: names.city_uz }),
            isThere: sql`city_id = ${cityId}`,
          },
        ]),
    ...(regionId === null
      ? []
      : [
          {
            kind: 'region' as const,
            name: nameIn(language, { name: names.region ?? '', nameUz: names.region_uz }),
            isThere: sql`region_id = ${regionId}`,
          },
        ]),
    { kind: 'country' as const, name: null, isThere: sql`true` },
  ];
}

/** What vacancies of other companies than the asker's pay there. */
async function marketOf(
  context: Pick<Context, 'actor' | 'db'>,
  key: string,
  isThere: SQL,
  middle = 0,
): Promise<Market> {
  const rounded = (share: number) => {
    const amount = sql`percentile_cont(${share}::float8) within group (order by amount)`;
    return sql`(round(${amount}::numeric / ${roundedTo}) * ${roundedTo})::float8`;
  };
  const [row] = await rowsOf<Market>(context.db)`
    with points as (
      select * from salary_points where position_key = ${key} and ${isThere} and company_id not in (
        select company_id from company_members where user_id = ${personOf(context).id}
      )
    )
    select count(*)::int as vacancies, count(distinct company_id)::int as companies,
      coalesce((select max(count) from (select count(*) from points group by company_id) each), 0)::int as largest,
      ${rounded(0.25)} as p25, ${rounded(0.5)} as median, ${rounded(0.75)} as p75,
      count(*) filter (where amount < ${middle})::int as below,
      to_char(max(computed_at) at time zone 'Asia/Tashkent', 'YYYY-MM-DD') as computed_on
    from points`;
  if (!row) throw new Error('No market was read');
  return row;
}

function ownOf({ salary_min: min, salary_max: max, currency }: Subject) {
  const low = min ?? max;
  const high = max ?? min;
  if (low === null || high === null || currency !== 'UZS') return null;
  return { min: Number(low), max: Number(high), middle: (Number(low) + Number(high)) / 2 };
}

const placeColumns = sql`
  city.id as city_id, coalesce(city.region_id, region.id) as region_id, city.name as city, city.name_uz as city_uz,
  of_it.name as region, of_it.name_uz as region_uz`;

async function ofVacancy(context: Pick<Context, 'actor' | 'db'>, vacancyId: string): Promise<Subject> {
  const mine = await vacanciesOf(context, { vacancyId });
  const [row] = await rowsOf<Subject>(context.db)`
    select title, salary_min, salary_max, currency, ${placeColumns}
    from vacancies
    left join lateral (
      select * from cities where lower(vacancies.location) in (lower(name), lower(name_uz)) limit 1
    ) city on true
    left join lateral (
      select * from regions where lower(vacancies.location) in (lower(name), lower(name_uz)) limit 1
    ) region on true
    left join regions of_it on of_it.id = coalesce(city.region_id, region.id)
    where vacancies.id in (${mine})`;
  if (!row) throw new Problem('unknownVacancy');
  return row;
}

/** A vacancy that is being written. */
async function titled(
  context: Pick<Context, 'db'>,
  { title, cityId }: { title?: string | undefined; cityId?: string | undefined },
): Promise<Subject | undefined> {
  if (title === undefined) return undefined;
  const city = cityId !== undefined && /^\d{1,6}$/.test(cityId) ? Number(cityId) : null;
  const [row] = await rowsOf<Subject>(context.db)`
    select ${title}::text as title, null as salary_min, null as salary_max, null as currency, ${placeColumns}
    from (values (1)) as one left join cities city on city.id = ${city}
    left join regions region on false left join regions of_it on of_it.id = city.region_id`;
  return row;
}
