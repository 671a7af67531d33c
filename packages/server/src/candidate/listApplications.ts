import { getCandidateDashboard, listCandidateApplications } from '@kasb/contract';
import type { ApplicationSource, ApplicationStatus, getApplication, WireAnswerOf } from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isoTime } from '../db/isoTime.ts';
import { resumes } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import type { SignedIn } from '../http/actor.ts';
import { finishPage, foundOf, pageStart } from '../http/page.ts';
import type { CountedRow, PageStart } from '../http/page.ts';

const latest = 4;
/** How long an employer may take a refusal back before the candidate sees it. */
const refusalHeldMs = 10 * 60 * 1000;

interface ResponseRow extends Record<string, unknown> {
  id: string;
  status: ApplicationStatus;
  source: ApplicationSource;
  message: string | null;
  created_at: string;
  updated_at: string;
  vacancy_id: string;
  title: string;
  company_name: string;
}

/** A candidate's responses, newest first, and what their page begins with. */
export const applicationVerbs = [
  verb(listCandidateApplications, async (context, { query }) => {
    const person = personOf(context);
    const found = await findResponses(context.db, person.id, context.now, pageStart(query));
    return {
      items: finishPage(listCandidateApplications, context.headers, { query }, found).map(responseAnswer(person)),
    };
  }),

  verb(getCandidateDashboard, async (context) => {
    const { db, now } = context;
    const person = personOf(context);
    const { total, rows } = await findResponses(db, person.id, now, { ...pageStart({}), take: latest });
    return {
      applications_count: total,
      resumes_count: await db.$count(resumes, eq(resumes.userId, person.id)),
      applications: rows.map(responseAnswer(person)),
    };
  }),
];

/** A page and the total in one query. A refusal that is still held back shows the status before it. */
async function findResponses(db: Database, candidateId: string, now: Date, { after, take }: PageStart) {
  const shownUntil = new Date(now.getTime() - refusalHeldMs);
  const isAfter = after
    ? sql`and (applications.created_at, applications.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql``;
  const found = await db.execute<CountedRow<ResponseRow>>(sql`
    with counted as (
      select count(*)::int as total from applications where candidate_id = ${candidateId}
    )
    select counted.total, shown.*
    from counted left join (
      select applications.id, coalesce(before.status, applications.status) as status, source, message,
        applications.created_at, coalesce(before.at, applications.updated_at) as updated_at,
        vacancy_id, vacancies.title, companies.name as company_name
      from applications
      join vacancies on vacancies.id = vacancy_id
      join companies on companies.id = vacancies.company_id
      left join lateral (
        select status, at from application_events event
        where event.application_id = applications.id
          and (event.status <> 'rejected' or event.at <= ${shownUntil.toISOString()}::timestamptz)
        order by number desc limit 1
      ) before on applications.status = 'rejected'
      where candidate_id = ${candidateId} ${isAfter}
      order by applications.created_at desc, applications.id desc limit ${take}
    ) shown on true
    order by shown.created_at desc, shown.id desc`);
  return foundOf<ResponseRow>(found);
}

const responseAnswer =
  ({ firstName, lastName, phone }: SignedIn) =>
  (row: ResponseRow): WireAnswerOf<typeof getApplication> => {
    const { id, status, source, message, vacancy_id, title, company_name, created_at, updated_at } = row;
    return {
      id,
      status,
      source,
      message,
      vacancy_id,
      created_at: isoTime(created_at),
      updated_at: isoTime(updated_at),
      candidate: { name: `${firstName} ${lastName}`, phone },
      vacancy: { id: vacancy_id, title, company_name },
    };
  };
