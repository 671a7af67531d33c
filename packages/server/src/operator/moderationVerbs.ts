import { listModerationQueue as listEndpoint, moderateVacancy as moderateEndpoint } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { finishPage, foundOf, pageStart } from '../http/page.ts';
import type { CountedRow } from '../http/page.ts';
import { vacancyAnswer, vacancyColumns } from '../vacancies/row.ts';
import type { VacancyRow } from '../vacancies/row.ts';
import { decide } from './decide.ts';

/** What an operator does. */
export const moderationVerbs = [
  verb(listEndpoint, async ({ db, headers, language }, { query }) => {
    const { after, take } = pageStart(query);
    const isAfter = after ? sql`and (created_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
    // Drafts and closed vacancies need no decision yet.
    const found = await db.execute<CountedRow<VacancyRow>>(sql`
      with waiting as not materialized (
        select id, created_at from vacancies
        where moderation_status = 'pending' and deleted_at is null and status in ('active', 'paused')
          and exists (select from companies where companies.id = company_id and companies.deleted_at is null)
      ), counted as (select count(*)::int as total from waiting)
      select counted.total, ${vacancyColumns}
      from counted left join (
        (select id from waiting where true ${isAfter} order by created_at, id limit ${take}) page
        join vacancies on vacancies.id = page.id
        join companies on companies.id = vacancies.company_id
      ) on true
      order by vacancies.created_at, vacancies.id`);
    return {
      items: finishPage(listEndpoint, headers, { query }, foundOf<VacancyRow>(found)).map(vacancyAnswer(language)),
    };
  }),

  verb(moderateEndpoint, async (context, { params: { id }, body }) => {
    const { db, jobs, language, now } = context;
    return vacancyAnswer(language)(await decide(db, jobs, context, { ...body, vacancyId: id, now }));
  }),
];
