import type { getVacancy, Language, WireAnswerOf } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isoTime } from '../db/isoTime.ts';
import { shownDecision } from '../moderation/shownDecision.ts';

/** What employers and visitors see alike of a vacancy, as it is read from the database. */
export interface ShownVacancyRow {
  id: string;
  title: string;
  description: string | null;
  requirements: string[];
  benefits: string[];
  location: string | null;
  employment_type: string | null;
  remote_type: string;
  salary_min: string | null;
  salary_max: string | null;
  currency: string | null;
  status: string;
  moderation_status: string | null;
  company_id: string;
  company_name: string;
  updated_at: string;
  views: number;
}

/** A vacancy as its employer's lists and page are read from the database. */
export interface VacancyRow extends ShownVacancyRow, Record<string, unknown> {
  moderation_comment: string | null;
  moderated_by: string | null;
  moderated_at: string | null;
  created_by: string;
  created_at: string;
  valid_until: string | null;
  version: number;
  applications_count: number;
  /** Only where one vacancy is read. */
  history?: { status: string; comment: string | null; by: string; at: string }[];
}

/** The columns of a {@link VacancyRow}, of `vacancies` joined with `companies`. */
export const vacancyColumns: SQL = sql`
  vacancies.id, title, vacancies.description, requirements, benefits, location, employment_type, remote_type,
  salary_min, salary_max, currency, status, moderation_status, moderation_comment, moderated_by, moderated_at,
  company_id, companies.name as company_name, created_by, vacancies.created_at, vacancies.updated_at,
  valid_until::text, views, version,
  (select count(*)::int from applications where applications.vacancy_id = vacancies.id) as applications_count`;

/** What everybody is told of a vacancy. */
export function shownFields(row: ShownVacancyRow) {
  const {
    id,
    title,
    description,
    requirements,
    benefits,
    location,
    employment_type,
    remote_type,
    salary_min,
    salary_max,
  } = row;
  const { currency, status, moderation_status, company_id, company_name, updated_at, views } = row;
  return {
    id,
    title,
    description,
    requirements,
    benefits,
    location,
    employment_type,
    remote_type,
    salary_min: salary_min === null ? null : Number(salary_min),
    salary_max: salary_max === null ? null : Number(salary_max),
    currency,
    vacancy_status: status,
    moderation_status,
    company_id,
    company_name,
    updated_at: isoTime(updated_at),
    views,
  };
}

/** A vacancy as its employer sees it. */
export const vacancyAnswer =
  (language: Language) =>
  (row: VacancyRow): WireAnswerOf<typeof getVacancy> => {
    const { moderation_status, moderation_comment, moderated_by, moderated_at, history } = row;
    const { created_by, created_at, valid_until, applications_count } = row;
    const decision = shownDecision(
      { status: moderation_status, comment: moderation_comment, by: moderated_by },
      language,
    );
    return {
      ...shownFields(row),
      moderation_comment: decision.comment,
      moderation_reasons: decision.reasons,
      moderated_by: decision.by,
      moderated_at: moderated_at && isoTime(moderated_at),
      created_by,
      created_at: isoTime(created_at),
      valid_until,
      applications_count,
      ...(history && {
        moderation_history: history.map((event) => ({ ...shownDecision(event, language), at: isoTime(event.at) })),
      }),
    };
  };
