import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { queueSchema } from '../db/roles.ts';

/** The table of all jobs. */
export const jobTable = sql`${sql.identifier(queueSchema)}.job`;

/** Deletes the jobs that were done before a moment: only those that failed are looked at later. */
export async function deleteDone(db: Database, before: Date): Promise<void> {
  await db.execute(
    sql`delete from ${jobTable} where state in ('completed', 'cancelled') and completed_on < ${before.toISOString()}`,
  );
}
