import { getPublicCompany as getEndpoint, listPublicCompanyVacancies as listEndpoint } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { finishPage, pageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { cardRead, publicCard } from './wire.ts';
import type { PublicRow } from './wire.ts';

interface CompanyRow {
  id: string;
  name: string;
  is_verified: boolean;
  description: string | null;
  website: string | null;
  logo_url: string | null;
  area: string;
  area_uz: string | null;
  city_slug: string | null;
  city: string;
  city_uz: string;
  count: string;
}

const defaultLimit = 20;

/** Whether something of a company was published. Deleted vacancies are in no index by company: ask for them last. */
const hasPublished = (vacancies: SQL) => sql`exists (
  select from vacancies join deliveries on vacancy_id = vacancies.id join channels on channels.id = channel_id
  where company_id = companies.id and ${vacancies} and type = 'website' and deliveries.status in ('success', 'removed')
)`;

/** One that has published and is not blocked; of others nobody learns. @throws Problem unknownCompany */
async function findCompany(db: Database, id: string): Promise<CompanyRow> {
  const [row] = isUuid(id)
    ? await rowsOf<CompanyRow>(db)`
        select companies.id, companies.name, companies.description, website, logo_url,
          stir_verified_at is not null as is_verified, areas.name as area, areas.name_uz as area_uz,
          cities.slug as city_slug, cities.name as city, cities.name_uz as city_uz,
          (select count(*) from vacancy_search join vacancies on vacancies.id = vacancy_id
           where company_id = companies.id and vacancies.deleted_at is null) as count
        from companies join areas on areas.id = area_id left join cities on cities.id = companies.city_id
        where companies.id = ${id} and companies.deleted_at is null and blocked_at is null and (
          ${hasPublished(sql`vacancies.deleted_at is null`)}
          or ${hasPublished(sql`vacancies.deleted_at is not null`)}
        )`
    : [];
  if (!row) throw new Problem('unknownCompany');
  return row;
}

/** A company as everybody sees it. */
export const getPublicCompany = verb(getEndpoint, async ({ db, language }, { params: { id } }) => {
  const { area, area_uz: areaUz, city_slug: slug, city, city_uz: cityUz, count, ...row } = await findCompany(db, id);
  return {
    ...row,
    area: nameIn(language, { name: area, nameUz: areaUz }),
    city: slug === null ? null : { slug, name: nameIn(language, { name: city, nameUz: cityUz }) },
    vacancies_count: Number(count),
  };
});

/** Its public vacancies, newest first. */
export const listPublicCompanyVacancies = verb(
  listEndpoint,
  async ({ db, headers, language }, { params, query: asked }) => {
    const { id } = params;
    const { count } = await findCompany(db, id);
    const query = { ...asked, limit: asked.limit ?? defaultLimit };
    const { after, take } = pageStart(query);
    const rows = await rowsOf<PublicRow>(db)`
    select vacancies.id, title, left(vacancies.description, ${cardRead}) as description, '{}'::text[] as requirements,
      '{}'::text[] as benefits, place_in(location, ${language}) as location, employment_type, remote_type, salary_min,
      salary_max, currency, status, moderation_status, company_id, companies.name as company_name,
      stir_verified_at is not null as company_verified, published_at, vacancies.updated_at, views
    from vacancies join vacancy_search on vacancy_id = vacancies.id join companies on companies.id = company_id
    where company_id = ${id} and vacancies.deleted_at is null
      ${after ? sql`and (published_at, vacancy_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    order by published_at desc, vacancy_id desc limit ${take}`;
    return finishPage(
      listEndpoint,
      headers,
      { params, query },
      { total: Number(count), rows, positionOf: ({ published_at, id: vacancyId }) => [published_at, vacancyId] },
    ).map(publicCard);
  },
);
