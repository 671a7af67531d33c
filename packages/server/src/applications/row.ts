import type { ApplicationSource, ApplicationStatus, getApplication, Language, WireAnswerOf } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isoTime } from '../db/isoTime.ts';
import { told } from '../http/words.ts';

/** An application as its lists and its page are read from the database. */
export interface ApplicationRow extends Record<string, unknown> {
  id: string;
  status: ApplicationStatus;
  source: ApplicationSource;
  message: string | null;
  created_at: string;
  updated_at: string;
  vacancy_id: string;
  name: string;
  email: string | null;
  phone: string | null;
  title: string;
  company_name: string;
  resume_id: string | null;
  negotiation_id: string | null;
  sync_error: string | null;
  withdrawn_at: string | null;
  /** Only where one application is read. */
  history?: { status: ApplicationStatus; by: string; at: string }[];
}

/** The columns of an {@link ApplicationRow}, of {@link applicationTables}. What was told goes with a withdrawal. */
export const applicationColumns: SQL = sql`
  applications.id, applications.status, source, applications.created_at, applications.updated_at, withdrawn_at,
  case when withdrawn_at is null then message end as message,
  case when withdrawn_at is null then candidate_email end as email,
  case when withdrawn_at is null then users.phone end as phone,
  applications.vacancy_id, candidate_name as name, vacancies.title, companies.name as company_name,
  resume_id, negotiation_id, negotiation.error as sync_error`;

/** Applications with what an employer sees of them. */
export const applicationTables: SQL = sql`applications
  join vacancies on vacancies.id = applications.vacancy_id
  join companies on companies.id = vacancies.company_id
  left join users on users.id = candidate_id
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
      vacancy_id,
      resume_id,
      negotiation_id,
      sync_error: sync?.text ?? null,
      sync_reason: sync?.reason,
      ...(row.withdrawn_at !== null && { withdrawn_at: isoTime(row.withdrawn_at) }),
      created_at: isoTime(created_at),
      updated_at: isoTime(updated_at),
      candidate: { name, email, phone },
      vacancy: { id: vacancy_id, title, company_name },
      ...(history && { history: history.map((event) => ({ ...event, at: isoTime(event.at) })) }),
    };
  };
