import { sql } from 'drizzle-orm';

/** Whether its company has another one that is not closed, with the same title in the same place, or the same text. */
export const isRepeated = sql<boolean>`exists (
  select from vacancies other
  where other.company_id = vacancies.company_id and other.id <> vacancies.id and other.deleted_at is null
    and other.status <> 'closed' and (
      lower(other.title) = lower(vacancies.title) and other.location is not distinct from vacancies.location
      or other.description = vacancies.description
    )
)`;
