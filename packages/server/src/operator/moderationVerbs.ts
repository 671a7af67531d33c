import {
  claimModeration,
  getModeration,
  listModerationQueue as listEndpoint,
  moderateVacancy as moderateEndpoint,
  nextModeration,
  releaseModeration,
  reopenModeration,
} from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { isoTime } from '../db/isoTime.ts';
import { isNamedByIndex } from '../db/named.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { operatorOf } from '../http/actor.ts';
import { finishPage, pageStart } from '../http/page.ts';
import type { CountedRow } from '../http/page.ts';
import { isRepeated } from '../moderation/isRepeated.ts';
import { findVacancy } from '../vacancies/findVacancy.ts';
import { vacancyAnswer, vacancyColumns } from '../vacancies/row.ts';
import type { VacancyRow } from '../vacancies/row.ts';
import { claim, keyOf, release } from './claims.ts';
import { countFindings } from './countFindings.ts';
import { decide, reopen } from './decide.ts';
import { dueOf, readModeration } from './readModeration.ts';
import { isWaiting, waitingSince as since } from './waiting.ts';

interface QueuedRow extends VacancyRow {
  submitted_at: string;
  claimed_by: string | null;
  is_verified: boolean;
  is_repeated: boolean;
}

const isDecided = sql`moderated_by = 'operator' and moderation_status <> 'pending' and vacancies.deleted_at is null
  and exists (select from companies where companies.id = company_id and companies.deleted_at is null)`;

/** What moderators do. */
export const moderationVerbs = [
  verb(listEndpoint, async (context, { query }) => {
    const { db, headers, language, now, budget } = context;
    const { after, take } = pageStart(query);
    const isPast = query.state === 'decided';
    const at = isPast ? sql`coalesce(moderated_at, vacancies.created_at)` : since;
    const { companyId, search } = query;
    const isOfCompany = companyId ? sql`and company_id = ${isUuid(companyId) ? companyId : null}` : sql``;
    const isNamed = search ? sql`and ${isNamedByIndex(sql`search`, search)}` : sql``;
    const isWanted = sql`${isPast ? isDecided : isWaiting} ${isOfCompany} ${isNamed}`;
    const order = isPast ? sql`desc` : sql`asc`;
    const sign = isPast ? sql`<` : sql`>`;
    const isAfter = after ? sql`and (${at}, id) ${sign} (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
    const found = await rowsOf<CountedRow<QueuedRow>>(db)`
      with waiting as not materialized (
        select id, ${at} as place, ${since} as submitted_at from vacancies where ${isWanted} ${isAfter}
      ), counted as (select count(*)::int as total from vacancies where ${isWanted})
      select counted.total, page.place, page.submitted_at, stir_verified_at is not null as is_verified, (
          select operator_name from moderation_claims
          where vacancy_id = vacancies.id and until > ${now.toISOString()}
        ) as claimed_by, ${isPast ? sql`false` : isRepeated} as is_repeated, ${vacancyColumns}
      from counted left join (
        (select * from waiting order by place ${order}, id ${order} limit ${take}) page
        join vacancies on vacancies.id = page.id
        join companies on companies.id = vacancies.company_id
      ) on true
      order by page.place ${order}, vacancies.id ${order}`;
    const rows = found.filter((row): row is CountedRow<QueuedRow> & QueuedRow => row.id !== null);
    const page = finishPage(
      listEndpoint,
      headers,
      { query },
      { total: found[0]?.total ?? 0, rows, positionOf: ({ id, place }) => [String(place), id] },
    );
    // Nobody looks for them any more in what is decided.
    const findings = isPast ? [] : await countFindings({ budget }, page);
    return {
      items: page.map((row, at) => ({
        ...vacancyAnswer(language)(row),
        queue: {
          submitted_at: isoTime(row.submitted_at),
          due_at: dueOf(context, isoTime(row.submitted_at)),
          findings: findings[at] === undefined ? undefined : findings[at] + Number(row.is_repeated),
          claimed_by: row.claimed_by,
          is_verified: row.is_verified,
        },
      })),
    };
  }),

  verb(getModeration, (context, { params: { id } }) => readModeration(context, id)),

  verb(nextModeration, async (context, { body: { skip = [] } }) => {
    const { db, now, language } = context;
    const actor = operatorOf(context);
    const skipped = skip.filter(isUuid);
    const id = await db.transaction(async (transaction) => {
      // Two who ask at once get two vacancies.
      const [row] = await rowsOf<{ id: string }>(transaction)`
        select id from vacancies where ${isWaiting} and not exists (
          select from moderation_claims where vacancy_id = vacancies.id and until > ${now.toISOString()}
            and operator_key <> ${keyOf(actor)})
        order by array_position(${sql.param(skipped)}::uuid[], id) nulls first, ${since}, id
        limit 1 for no key update of vacancies skip locked`;
      // Who may not decide takes nothing from those who may.
      if (row && actor.role !== 'support') await claim(transaction, row.id, { actor, now, language });
      return row?.id;
    });
    return id === undefined ? {} : readModeration(context, id);
  }),

  verb(claimModeration, async (context, { params: { id }, body: { takeOver } }) => {
    const { db, now, language } = context;
    await findVacancy(db, id, 'operator');
    await claim(db, id, { actor: operatorOf(context), now, language, takeOver });
    return readModeration(context, id);
  }),

  verb(releaseModeration, async (context, { params: { id } }) => {
    if (isUuid(id)) await release(context.db, id, operatorOf(context));
    return {};
  }),

  verb(moderateEndpoint, async (context, { params: { id }, body }) => {
    const { db, jobs, language, now, ifMatch } = context;
    const decision = { ...body, vacancyId: id, now, language, ifMatch };
    return vacancyAnswer(language)(await decide(db, jobs, context, decision));
  }),

  verb(reopenModeration, async (context, { params: { id }, body: { reason } }) => {
    const { db, jobs, now, language } = context;
    await reopen(db, jobs, context, { vacancyId: id, now, language, reason });
    await claim(db, id, { actor: operatorOf(context), now, language });
    return readModeration(context, id);
  }),
];
