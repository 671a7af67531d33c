import type { searchVacancies, WireAnswerOf } from '@kasb/contract';

/** A public vacancy as the database gives it. */
export interface PublicRow {
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
  published_at: string;
  updated_at: string;
  views: number;
}

/**
 * A vacancy as visitors see it: nothing of its moderation's details, its author or its applications.
 * It is as old as its publication.
 */
export function publicVacancy(row: PublicRow): WireAnswerOf<typeof searchVacancies>[number] {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    requirements: row.requirements,
    benefits: row.benefits,
    location: row.location,
    employment_type: row.employment_type,
    remote_type: row.remote_type,
    salary_min: row.salary_min === null ? null : Number(row.salary_min),
    salary_max: row.salary_max === null ? null : Number(row.salary_max),
    currency: row.currency,
    vacancy_status: row.status,
    moderation_status: row.moderation_status,
    company_id: row.company_id,
    company_name: row.company_name,
    created_at: new Date(row.published_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    views: row.views,
  };
}
