import { listModerationQueue as listEndpoint, moderateVacancy as moderateEndpoint } from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import { verb } from '../context.ts';
import { vacancies } from '../db/schema/index.ts';
import { finishPage, pageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { findVacancy, lockVacancy } from '../vacancies/findVacancy.ts';
import { vacancyAnswer, vacancyColumns } from '../vacancies/row.ts';
import type { VacancyRow } from '../vacancies/row.ts';
import { deciders, keepModeration } from './moderate.ts';

/** Nulls stand for a row of a count without a page. */
type FoundRow = { total: number } & (VacancyRow | { [Key in keyof VacancyRow]: null });

/** What an operator does. */
export const moderationVerbs = [
  verb(listEndpoint, async ({ db, headers }, { query }) => {
    const { after, take } = pageStart(query);
    const isAfter = after ? sql`and (created_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
    // Drafts and closed vacancies need no decision yet.
    const found = await db.execute<FoundRow>(sql`
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
    const page = finishPage(listEndpoint, headers, { query }, {
      total: found[0]?.total ?? 0,
      rows: found.filter((row): row is FoundRow & VacancyRow => row.id !== null),
      positionOf: (row) => [row.created_at, row.id],
    });
    return { items: page.map(vacancyAnswer) };
  }),

  verb(moderateEndpoint, ({ db, now }, { params: { id }, body: { status, comment } }) =>
    db.transaction(async (transaction) => {
      const before = await lockVacancy(transaction, id, 'operator');
      if (status !== 'approved' && !comment) throw new Problem('invalid', { fields: { comment: 'Напишите, что исправить' } });
      const after = { moderationStatus: status, moderationComment: comment || null, moderatedBy: deciders.operator, moderatedAt: now };
      await transaction.update(vacancies).set(after).where(eq(vacancies.id, id));
      const isSame = before.moderationStatus === status && before.moderationComment === after.moderationComment;
      if (!isSame) await keepModeration(transaction, { vacancyId: id, after, author: deciders.operator, at: now });
      return vacancyAnswer(await findVacancy(transaction, id, 'operator'));
    }),
  ),
];
