import { ensureDatabase, pendingMigrations } from '../compose/migrate.ts';
import { databaseName, openDatabase } from '../compose/openDatabase.ts';
import { openCluster } from '../db/cluster/cluster.ts';
import type { Env } from '../env/env.ts';
import { atRest } from './command.ts';

/** Bringing the database to what this version needs. */
export const migrationCommands = [
  atRest({
    name: 'migrate',
    summary: 'Bring the database to what this version needs, for servers with KASB_MIGRATE=0.',
    options: { check: { type: 'boolean' } },
    optionHelp: ['--check                  only say what would be done'],
    async run({ env, now, print }, { options }) {
      const pending = await pendingOf(env);
      if (pending.length === 0) return print('Nothing is to be done.');
      for (const name of pending) print(name);
      if (options.check === true) return;
      const { stop } = await openDatabase({ ...env, KASB_MIGRATE: true }, { isDemo: false, now });
      await stop();
      print(`Done: ${pending.length}.`);
    },
  }),
];

async function pendingOf({ DATABASE_URL: url, ...env }: Env): Promise<string[]> {
  if (url !== undefined) return pendingMigrations(env.KASB_OWNER_URL ?? env.KASB_DATABASE_DIRECT_URL ?? url);
  const cluster = await openCluster({ dataDir: env.KASB_DATA_DIR });
  try {
    await ensureDatabase(cluster.urlOf('postgres'), databaseName);
    return await pendingMigrations(cluster.urlOf(databaseName));
  } finally {
    await cluster.stop();
  }
}
