import { listSavedVacancies, saveVacancy, unsaveVacancy } from '@kasb/contract';
import { and, eq, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { isoTime } from '../db/isoTime.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { savedVacancies, users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { finishPage, pageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { publicVacancy } from '../search/wire.ts';
import { cardColumns } from './card.ts';
import type { CardRow } from './card.ts';

const mostSaved = 200;

type SavedRow = CardRow & { saved_at: string; is_open: boolean; is_responded: boolean };

/** Vacancies that a candidate keeps. */
export const savedVacancyVerbs = [
  verb(listSavedVacancies, async ({ db, headers, actor, language }, { query }) => {
    const userId = personOf({ actor }).id;
    const { after, take } = pageStart(query);
    const isAfter = after
      ? sql`(saved_at, saved.vacancy_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
      : sql`true`;
    const rows = await rowsOf<SavedRow>(db)`
      select ${cardColumns(sql`coalesce(vacancy_search.published_at, vacancies.created_at)`, language)}, saved_at,
        vacancy_search.vacancy_id is not null as is_open, exists (
          select from applications
          where applications.vacancy_id = saved.vacancy_id and candidate_id = ${userId} and withdrawn_at is null
        ) as is_responded
      from saved_vacancies saved
      join vacancies on vacancies.id = saved.vacancy_id
      join companies on companies.id = vacancies.company_id
      left join vacancy_search on vacancy_search.vacancy_id = saved.vacancy_id
      where saved.user_id = ${userId} and ${isAfter}
      order by saved_at desc, saved.vacancy_id desc limit ${take}`;
    const total = await db.$count(savedVacancies, eq(savedVacancies.userId, userId));
    const page = finishPage(
      listSavedVacancies,
      headers,
      { query },
      { total, rows: [...rows], positionOf: ({ saved_at: savedAt, id }) => [savedAt, id] },
    );
    return {
      items: page.map(({ saved_at: savedAt, is_open, is_responded, ...row }) => ({
        saved_at: isoTime(savedAt),
        vacancy: publicVacancy(row),
        is_open,
        is_responded,
      })),
    };
  }),

  verb(saveVacancy, async ({ db, actor, now }, { params: { vacancyId } }) => {
    const userId = personOf({ actor }).id;
    if (!isUuid(vacancyId)) throw new Problem('unknownVacancy');
    return db.transaction(async (transaction) => {
      // One after the other, so that two at once are not both the last that fits.
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      const isThis = and(eq(savedVacancies.userId, userId), eq(savedVacancies.vacancyId, vacancyId));
      const [kept] = await transaction.select().from(savedVacancies).where(isThis);
      if (kept) return { saved_at: kept.savedAt.toISOString() };
      // One that was public and is closed may be taken back into the list that it was removed from.
      const [known] = await rowsOf(transaction)`
        select from deliveries join channels on channels.id = channel_id
        where vacancy_id = ${vacancyId} and type = 'website' and deliveries.status in ('success', 'removed') limit 1`;
      if (!known) throw new Problem('unknownVacancy');
      if ((await transaction.$count(savedVacancies, eq(savedVacancies.userId, userId))) >= mostSaved)
        throw new Problem('tooManySaved');
      await transaction.insert(savedVacancies).values({ userId, vacancyId, savedAt: now });
      return { saved_at: now.toISOString() };
    });
  }),

  verb(unsaveVacancy, async ({ db, actor }, { params: { vacancyId } }) => {
    const isOwn = eq(savedVacancies.userId, personOf({ actor }).id);
    if (isUuid(vacancyId)) await db.delete(savedVacancies).where(and(isOwn, eq(savedVacancies.vacancyId, vacancyId)));
    return {};
  }),
];
