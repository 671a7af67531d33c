import { createLog } from '../compose/log.ts';
import { openDatabase } from '../compose/openDatabase.ts';
import { connect } from '../db/database.ts';
import { readEnv } from '../env/env.ts';
import type { Env } from '../env/env.ts';
import { openQueue } from '../jobs/queue.ts';
import { openSealer } from '../sealing/openSealer.ts';
import { runCommand } from './run.ts';

/** Runs what was typed after `kasb` on this machine. @returns the exit code */
export async function type(argv: readonly string[]): Promise<number> {
  return runCommand(argv, {
    print: (line) => process.stdout.write(`${line}\n`),
    printError: (line) => console.error(line),
    env: () => readEnv(process.env),
    open: openDesk,
  });
}

/** The server's own database: a running server's embedded one is joined, one at rest is started for a moment. */
async function openDesk(env: Env) {
  const now = new Date();
  const { directUrl: url, stop } = await openDatabase(env, { isDemo: false, now });
  const { db, close } = connect(url, { max: 2 });
  const log = createLog('error');
  const jobs = openQueue({ databaseUrl: url, log, isWorker: false });
  return {
    db,
    jobs,
    openIdentities: async () => ({ sealer: await openSealer(env), log }),
    now,
    async close() {
      await jobs.stop();
      await close();
      await stop();
    },
  };
}
