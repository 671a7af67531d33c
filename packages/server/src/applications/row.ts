import type {
  ApplicationSource,
  ApplicationStatus,
  getApplication,
  Language,
  VoteValue,
  WireAnswerOf,
} from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isAway, isHere } from '../db/isAway.ts';
import { isoTime } from '../db/isoTime.ts';
import type { GivenAnswer } from '../db/schema/index.ts';
import { told } from '../http/words.ts';
import type { ToldFile } from '../resumes/file/fileAddress.ts';

/** An application as its lists and its page are read from the database. */
export interface ApplicationRow extends Record<string, unknown> {
  id: string;
  status: ApplicationStatus;
  source: ApplicationSource;
  message: string | null;
  created_at: string;
  updated_at: string;
  vacancy_id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  title: string;
  company_name: string;
  resume_id: string | null;
  negotiation_id: string | null;
  sync_error: string | null;
  withdrawn_at: string | null;
  facts: { experience?: string; start?: string } | null;
  answers: GivenAnswer[] | null;
  is_hidden: boolean;
  applicant_title: string | null;
  city: string | null;
  stage: { id: string; name: string; name_uz: string | null } | null;
  status_since: string;
  opened_at: string | null;
  votes_yes: number;
  votes_no: number;
  my_vote: VoteValue | null;
  unread_employer: number;
  erased_at: string | null;
  /** The file and the history: only where one application is read. */
  file?: ToldFile | null;
  history?: { status: ApplicationStatus; by: string; at: string }[];
}

/** Whether what was told is still told: not taken back, not wiped, and by somebody who stays. */
export const isTold: SQL = sql`withdrawn_at is null and erased_at is null and ${isHere()}`;

/** The columns of an {@link ApplicationRow}, of {@link applicationTables}. What was told goes with a withdrawal. */
export const applicationColumns: SQL = sql`
  applications.id, applications.status, source, applications.created_at, applications.updated_at, withdrawn_at,
  ${isAway()} as is_hidden, erased_at,
  case when ${isTold} then message end as message,
  case when ${isTold} then facts end as facts,
  case when ${isTold} then answers end as answers,
  case when ${isTold} then candidate_email end as email,
  case when ${isTold} then coalesce(users.phone, applications.phone) end as phone,
  case when ${isTold} then applications.title end as applicant_title,
  case when ${isTold} then applications.city end as city,
  case when stages.id is not null
    then json_build_object('id', stages.id, 'name', stages.name, 'name_uz', stages.name_uz) end as stage,
  status_since, opened_at, votes_yes, votes_no, my.value as my_vote, unread_employer,
  case when ${isHere()} then candidate_name end as name,
  applications.vacancy_id, vacancies.title, companies.name as company_name,
  resume_id, negotiation_id, negotiation.error as sync_error`;

/** Applications with what this employer sees of them. */
export const applicationTables = (personId: string): SQL => sql`applications
  join vacancies on vacancies.id = applications.vacancy_id
  join companies on companies.id = vacancies.company_id
  left join users on users.id = candidate_id
  left join stages on stages.id = stage_id
  left join application_votes my on my.application_id = applications.id and my.user_id = ${personId}
  left join headhunter_negotiations negotiation on negotiation.application_id = applications.id`;

/** An application as its employer sees it. */
export const applicationAnswer =
  (language: Language) =>
  (row: ApplicationRow): WireAnswerOf<typeof getApplication> => {
    const { id, status, source, message, vacancy_id, resume_id, negotiation_id, sync_error, history } = row;
    const sync = sync_error === null ? undefined : told(sync_error, language);
    const { name, email, phone, title, company_name, created_at, updated_at } = row;
    return {
      id,
      status,
      source,
      message,
      facts: row.facts,
      answers: row.answers ?? [],
      vacancy_id,
      resume_id,
      negotiation_id,
      sync_error: sync?.text ?? null,
      sync_reason: sync?.reason,
      ...(row.withdrawn_at !== null && { withdrawn_at: isoTime(row.withdrawn_at) }),
      ...(row.is_hidden && { is_hidden: true }),
      ...(row.erased_at !== null && { erased_at: isoTime(row.erased_at) }),
      title: row.applicant_title,
      city: row.city,
      stage: row.stage,
      status_since: isoTime(row.status_since),
      is_new: row.opened_at === null && row.withdrawn_at === null,
      votes: { yes: row.votes_yes, no: row.votes_no, mine: row.my_vote },
      unread_count: row.unread_employer,
      created_at: isoTime(created_at),
      updated_at: isoTime(updated_at),
      candidate: { name, email, phone },
      vacancy: { id: vacancy_id, title, company_name },
      ...(history && { history: history.map((event) => ({ ...event, at: isoTime(event.at) })) }),
    };
  };
