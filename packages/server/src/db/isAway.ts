import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** What people are called in a query. */
type Alias = 'users' | 'person' | 'candidate';

/**
 * The condition that a person's account is about to be deleted, or blocked: then nobody else reads what they told, from
 * that moment on. Where there is no account, nobody is away.
 */
export function isAway(alias: Alias = 'users'): SQL<boolean> {
  return sql.raw(`(${alias}.delete_at is not null or ${alias}.blocked_at is not null)`) as SQL<boolean>;
}

/** Its opposite. */
export const isHere = (alias: Alias = 'users'): SQL<boolean> => sql<boolean>`not ${isAway(alias)}`;
