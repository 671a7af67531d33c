import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { fieldProblem } from '../http/problem.ts';

/** What the token of the settings is called. */
const ofSettings = 'operator';

/**
 * Refuses a name that the journal knows an operator or a program of today by: nobody is taken for another. Two who ask
 * at once wait for each other. @throws Problem alreadyExists
 */
export async function refuseTakenName(
  transaction: Database,
  { name, field, now }: { name: string; field: string; now: Date },
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('operator names', 0))`);
  const [taken] = await rowsOf(transaction)`
    select from operators where removed_at is null and lower(first_name || ' ' || last_name) = lower(${name})
    union all select from operator_tokens where lower(name) = lower(${name})
      and (expires_at is null or expires_at > ${now.toISOString()})
    limit 1`;
  if (taken || name.toLowerCase() === ofSettings) throw fieldProblem('alreadyExists', field);
}
