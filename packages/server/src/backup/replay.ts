import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { readPostmaster, stopPostmaster } from '../db/cluster/postmaster.ts';
import { freePort, start, user } from '../db/cluster/programs.ts';
import type { Tools } from '../db/cluster/programs.ts';
import { tail } from '../db/cluster/serverLog.ts';

/** How long the changes since the backup may take to be made again. */
const replayMs = 6 * 60 * 60 * 1000;

/**
 * Lets PostgreSQL make the changes again, until it is as it was, and stops it. @throws when it does not get there,
 * perhaps since some are `unused`
 */
export async function replay(tools: Tools, unused?: Error): Promise<void> {
  const port = await freePort();
  const password = (await readFile(join(tools.folder, 'kasb-password'), 'utf8')).trim();
  const running = start(tools, port);
  const sql = postgres({
    host: '127.0.0.1',
    port,
    user,
    password,
    database: 'postgres',
    max: 1,
    connect_timeout: 2,
    backoff: false,
  });
  try {
    const deadline = Date.now() + replayMs;
    let hasBegun = false;
    for (;;) {
      const isUp = readPostmaster(tools.folder) !== undefined;
      hasBegun ||= isUp;
      if ((hasBegun && !isUp) || (!hasBegun && !(await running))) break;
      const [row] = await sql<{ isReplaying: boolean }[]>`select pg_is_in_recovery() as "isReplaying"`.catch(() => []);
      if (row?.isReplaying === false) return;
      if (Date.now() > deadline) break;
      await delay(200);
    }
    const why = unused?.message ?? (await tail(tools.home));
    throw new Error(`The backup could not be brought up to that moment:\n${why}`);
  } finally {
    await sql.end({ timeout: 0 });
    const postmaster = readPostmaster(tools.folder);
    if (postmaster) await stopPostmaster(postmaster);
  }
}
