import type { ApplicationStatus } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { isAway } from '../db/isAway.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { Problem } from '../http/problem.ts';
import { isSeenBy } from '../vacancies/findVacancy.ts';

/** An application with what decides on what may be done to it. */
export interface FoundApplication extends Record<string, unknown> {
  id: string;
  status: ApplicationStatus;
  stage_id: string | null;
  status_since: string;
  refusal_reason: string | null;
  refusal_comment: string | null;
  vacancy_id: string;
  company_id: string;
  candidate_id: string | null;
  is_withdrawn: boolean;
  is_gone: boolean;
}

/** Locks those of a person's companies, in one order, so that no two who lock many wait for each other. */
export async function lockApplications(
  transaction: Database,
  ids: readonly string[],
  personId: string,
): Promise<FoundApplication[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  // First the rows alone, in order: a join might lock them in another.
  await transaction.execute(sql`
    select applications.id from applications
    join vacancies on vacancies.id = applications.vacancy_id
    join companies on companies.id = vacancies.company_id
    where applications.id = any (${`{${known.join()}}`}::uuid[]) and ${isSeenBy({ personId })}
    order by applications.id for no key update of applications`);
  return findApplications(transaction, known, personId);
}

/** Those of a person's companies, as they are now, without a lock. */
export async function findApplications(
  db: Database,
  ids: readonly string[],
  personId: string,
): Promise<FoundApplication[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  return rowsOf<FoundApplication>(db)`
    select applications.id, applications.status, stage_id, status_since, refusal_reason, refusal_comment,
      applications.vacancy_id, vacancies.company_id, candidate_id, withdrawn_at is not null as is_withdrawn,
      erased_at is not null or ${isAway()} as is_gone
    from applications
    left join users on users.id = candidate_id
    join vacancies on vacancies.id = applications.vacancy_id
    join companies on companies.id = vacancies.company_id
    where applications.id = any (${`{${known.join()}}`}::uuid[]) and ${isSeenBy({ personId })}
    order by applications.id`;
}

/** Locks one that may be changed. @throws Problem unknownApplication, responseWithdrawn, dataHidden */
export async function lockApplication(transaction: Database, id: string, personId: string): Promise<FoundApplication> {
  const [row] = await lockApplications(transaction, [id], personId);
  if (!row) throw new Problem('unknownApplication');
  if (row.is_withdrawn) throw new Problem('responseWithdrawn');
  if (row.is_gone) throw new Problem('dataHidden');
  return row;
}
