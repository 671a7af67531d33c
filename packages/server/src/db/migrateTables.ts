import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { connect } from './database.ts';
import { migrationsFolder, newestApplied } from './journal.ts';
import { lockWaitMs, withLocks } from './withLocks.ts';
import type { LockPatience } from './withLocks.ts';

/**
 * Does the migrations that a database has not had, all of them or none, and holds up who works with it for seconds at
 * most. @throws where others do not leave a table, or the database is of an older version
 */
export async function migrateTables(
  url: string,
  { folder = migrationsFolder, ...patience }: LockPatience & { folder?: string } = {},
): Promise<void> {
  const { db, close } = connect(url, { max: 1, lockWaitMs: patience.waitMs ?? lockWaitMs });
  try {
    await newestApplied(db);
    await withLocks(async () => migrate(db, { migrationsFolder: folder }), patience);
  } finally {
    await close();
  }
}
