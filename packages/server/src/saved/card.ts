import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicRow } from '../search/wire.ts';

/** More than the three lines of a card. */
const cardText = 400;

/** A vacancy as a card shows it. */
export type CardRow = PublicRow & Record<string, unknown>;

/** The columns of a card, of `vacancies` joined with `companies`; its text is cut. */
export const cardColumns = (publishedAt: SQL): SQL => sql`
  vacancies.id, title, left(vacancies.description, ${cardText}) as description, requirements, benefits,
  vacancies.location, vacancies.employment_type, remote_type, salary_min, salary_max, currency, status,
  moderation_status, company_id, companies.name as company_name, ${publishedAt} as published_at,
  vacancies.updated_at, views`;
