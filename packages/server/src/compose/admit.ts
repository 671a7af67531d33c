import type { Endpoint, ProblemCode } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isMyApplication } from '../applications/findApplication.ts';
import { isToHand } from '../applications/templates.ts';
import type { Context } from '../context/context.ts';
import { isUuid } from '../db/ids.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { applications, companies, messageTemplates, resumes, savedSearches, vacancies } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { openInterview } from '../interview/byToken.ts';
import { isMine } from '../membership/mine.ts';
import { isKeptOf } from '../resumes/findResume.ts';
import { isSeen } from '../vacancies/findVacancy.ts';

/** Lets a caller at what a path names, or throws. */
type Gate = (context: Context, id: string) => Promise<unknown>;

/** Lets through whoever finds a row. */
function gate(problem: ProblemCode, rows: (id: string, personId: string) => SQL): Gate {
  return async (context, id) => {
    const [row] = isUuid(id) ? await rowsOf(context.db)`select ${rows(id, personOf(context).id)} limit 1` : [];
    if (!row) throw new Problem(problem);
  };
}

const ofVacancy = gate(
  'unknownVacancy',
  (id, personId) =>
    sql`from ${vacancies} join ${companies} on ${companies.id} = ${vacancies.companyId}
      where ${isSeen(id, { personId })}`,
);

/** What paths name first, and who may come to it. Operators may come to all. */
const gates: Record<string, Gate> = {
  '/api/employer/applications/{id}': gate(
    'unknownApplication',
    (id, personId) =>
      sql`from ${applications} join ${vacancies} on ${vacancies.id} = ${applications.vacancyId}
        join ${companies} on ${companies.id} = ${vacancies.companyId} where ${isMyApplication(id, personId)}`,
  ),
  '/api/employer/companies/{id}': gate(
    'unknownCompany',
    (id, personId) => sql`from ${companies} where ${isMine(id, personId)}`,
  ),
  '/api/employer/headhunter/vacancies/{id}': ofVacancy,
  '/api/employer/message-templates/{id}': gate(
    'unknownTemplate',
    (id, personId) => sql`from ${messageTemplates} where ${messageTemplates.id} = ${id} and ${isToHand(personId)}`,
  ),
  '/api/employer/vacancies/{id}': ofVacancy,
  '/api/vacancy-interview/questions/{vacancyId}': ofVacancy,
  '/api/vacancy-posting/vacancies/{id}': ofVacancy,
  '/candidate/applications/{id}': gate(
    'unknownResponse',
    (id, personId) =>
      sql`from ${applications} where ${applications.id} = ${id} and ${applications.candidateId} = ${personId}`,
  ),
  '/candidate/resumes/{id}': gate(
    'unknownResume',
    (id, personId) => sql`from ${resumes} where ${resumes.id} = ${id} and ${isKeptOf(personId)}`,
  ),
  '/candidate/saved-searches/{id}': gate(
    'unknownSearch',
    (id, personId) =>
      sql`from ${savedSearches} where ${savedSearches.id} = ${id} and ${savedSearches.userId} = ${personId}`,
  ),
  '/interview/{token}': openInterview,
};

/** The path of the gate that a call goes through, where its path names something. */
export const gateOf = ({ path }: Endpoint): string | undefined => /^[^{]*\{\w+\}/.exec(path)?.[0];

/**
 * Refuses who may not come to what the path names, before a body is read: a stranger's body costs nothing, and a wrong
 * link is counted whatever comes with it.
 * @throws Problem what the handler would answer too, which looks again once it holds its locks
 */
export async function admit(endpoint: Endpoint, context: Context, params: Record<string, string>): Promise<void> {
  const path = gateOf(endpoint);
  const name = /\{(\w+)\}/.exec(endpoint.path)?.[1];
  if (path !== undefined && name !== undefined && endpoint.body) await gates[path]?.(context, params[name] ?? '');
}
