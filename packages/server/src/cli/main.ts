#!/usr/bin/env node
import { openCluster } from '../db/cluster/cluster.ts';
import { connect } from '../db/database.ts';
import { ensureDatabase, prepareDatabase } from '../db/migrate.ts';
import { readEnv } from '../env.ts';
import { openQueue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';
import { runCommand } from './run.ts';

try {
  process.exitCode = await runCommand(process.argv.slice(2), {
    print: (line) => process.stdout.write(`${line}\n`),
    printError: (line) => console.error(line),
    open: openDesk,
  });
} catch (error) {
  console.error(`kasb: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** The server's own database: a running server's embedded one is joined, one at rest is started for a moment. */
async function openDesk() {
  const { DATABASE_URL, KASB_DATA_DIR } = readEnv(process.env);
  const now = new Date();
  const cluster = DATABASE_URL === undefined ? await openCluster({ dataDir: KASB_DATA_DIR }) : undefined;
  try {
    if (cluster) await ensureDatabase(cluster.urlOf('postgres'), 'kasb');
    const url = DATABASE_URL ?? cluster?.urlOf('kasb') ?? '';
    await prepareDatabase(url, { isDemo: false, now });
    const { db, close } = connect(url, { max: 2 });
    const jobs = openQueue({ databaseUrl: url, log: createLog('error'), isWorker: false });
    return {
      db,
      jobs,
      now,
      async close() {
        await jobs.stop();
        await close();
        await cluster?.stop();
      },
    };
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
}
