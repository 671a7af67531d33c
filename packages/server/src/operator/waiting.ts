import { sql } from 'drizzle-orm';

/** Since when a vacancy waits for a moderator. */
export const waitingSince = sql`coalesce(submitted_at, vacancies.created_at)`;

/** Whether a vacancy waits for a moderator: drafts and closed ones need no decision yet. */
export const isWaiting = sql`moderation_status = 'pending' and vacancies.deleted_at is null
  and status in ('active', 'paused')
  and exists (select from companies where companies.id = company_id and companies.deleted_at is null)`;
