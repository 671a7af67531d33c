import { and, isNotNull, lt, sql } from 'drizzle-orm';
import { rowsOf } from '../db/rowsOf.ts';
import { headhunterNegotiations as negotiations } from '../db/schema/index.ts';
import { defineJob } from '../jobs/job.ts';
import { resealTokens } from './sealedTokens.ts';
import { tellStatus } from './tellStatus.ts';
import { walkResponses } from './walk.ts';

const staleMs = 15 * 60 * 1000;

/** Brings in the responses of one vacancy. */
export const walkVacancy = defineJob<{ vacancyId: string }>({
  name: 'headhunter.walk',
  timeout: 1800,
  retries: 2,
  retryDelay: 30,
  concurrency: 2,
  run: async ({ headHunter, ...services }, { vacancyId }, signal) => {
    if (headHunter) await walkResponses({ ...services, headHunter }, vacancyId, signal);
  },
});

/** Has all linked vacancies walked that a live connection reaches: of one person, or every ten minutes of everybody. */
export const syncPerson = defineJob<{ userId?: string }>({
  name: 'headhunter.sync',
  schedule: '*/10 * * * *',
  retries: 1,
  concurrency: 1,
  run: async ({ headHunter, db, jobs }, { userId }) => {
    if (!headHunter) return;
    const links = await rowsOf<{ vacancy_id: string }>(db)`
      select distinct link.vacancy_id from headhunter_vacancies link
      join vacancies on vacancies.id = link.vacancy_id and vacancies.deleted_at is null
      join headhunter_lendings lending on lending.company_id = vacancies.company_id
      join company_members member on member.company_id = lending.company_id and member.user_id = lending.user_id
      join headhunter_connections connection on connection.user_id = lending.user_id
        and connection.employer_id = link.employer_id
      where revoked_at is null and ${userId === undefined ? sql`true` : sql`connection.user_id = ${userId}`}`;
    for (const { vacancy_id: vacancyId } of links) await jobs.send(db, walkVacancy, { vacancyId });
  },
});

/** Tells HeadHunter of the changed status of an application. */
export const tellHeadHunter = defineJob<{ applicationId: string }>({
  name: 'headhunter.tell',
  timeout: 120,
  concurrency: 2,
  run: async ({ headHunter, ...services }, { applicationId }, signal) => {
    if (!headHunter) return;
    const { db, jobs } = services;
    const after = await tellStatus({ ...services, headHunter }, applicationId, signal);
    if (after !== undefined) await jobs.send(db, tellHeadHunter, { applicationId }, { after });
  },
});

/** Takes up statuses whose job is gone, after more failures than the queue forgives: none may wait for ever. */
export const resumeTelling = defineJob({
  name: 'headhunter.resume',
  schedule: '*/5 * * * *',
  run: async ({ headHunter, db, jobs, clock }) => {
    if (!headHunter) return;
    const isStale = lt(negotiations.tryAfter, new Date(clock().getTime() - staleMs));
    const stale = await db
      .select({ applicationId: negotiations.applicationId })
      .from(negotiations)
      .where(and(isNotNull(negotiations.pendingStatus), isStale));
    for (const row of stale) await jobs.send(db, tellHeadHunter, row);
  },
});

/** Moves tokens under the current key once an hour, so that an older one can be taken away. */
export const resealHeadHunter = defineJob({
  name: 'headhunter.reseal',
  schedule: '7 * * * *',
  concurrency: 1,
  run: async ({ headHunter, ...services }) => {
    if (headHunter) await resealTokens({ ...services, headHunter });
  },
});
