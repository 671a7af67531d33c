import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import { archivedIn } from './archive.ts';
import { isWhole } from './changes.ts';

/**
 * For how long PostgreSQL has failed to archive its changes, in seconds; 0 while it does not. It keeps what it cannot
 * put away, until its disk is full.
 */
export async function archiveFailingFor(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ seconds: number }[]>`
    select case when last_failed_time > coalesce(last_archived_time, '-infinity')
      then extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset))::float8
      else 0 end as seconds
    from pg_stat_archiver`;
  return Math.max(0, row?.seconds ?? 0);
}

/** How often PostgreSQL could not archive a file of its changes. */
export async function archiveFailures(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ failed: number }[]>`select failed_count::float8 as failed from pg_stat_archiver`;
  return row?.failed ?? 0;
}

/** How long the oldest archived change waits to be moved to the backups, in seconds; 0 where none does. */
export async function moveWaitingFor(dataDir: string, now: Date): Promise<number> {
  const archived = archivedIn(dataDir);
  const files = await readdir(archived, { recursive: true }).catch(() => []);
  const waiting = files.filter((file) => isWhole(file)).map((file) => join(archived, file));
  // One that is gone meanwhile was moved.
  const ages = await Promise.all(
    waiting.map(async (file) =>
      stat(file)
        .then(({ mtimeMs }) => now.getTime() - mtimeMs)
        .catch(() => 0),
    ),
  );
  return Math.max(0, ...ages) / 1000;
}
