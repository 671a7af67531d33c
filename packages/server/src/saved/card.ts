import type { Language } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicRow } from '../search/wire.ts';

/** More than the three lines of a card. */
const cardText = 400;

/** A vacancy as a card shows it. */
export type CardRow = PublicRow & Record<string, unknown>;

/** The columns of a card, of `vacancies` joined with `companies`; its text is cut. */
export const cardColumns = (publishedAt: SQL, language: Language): SQL => sql`
  vacancies.id, title, left(vacancies.description, ${cardText}) as description, requirements, benefits,
  place_in(vacancies.location, ${language}) as location, vacancies.employment_type, remote_type, salary_min, salary_max,
  currency, status, moderation_status, company_id, companies.name as company_name,
  stir_verified_at is not null as company_verified,
  ${publishedAt} as published_at, vacancies.updated_at, views`;
