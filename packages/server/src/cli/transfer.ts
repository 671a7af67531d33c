import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pendingMigrations, prepareDatabase } from '../compose/migrate.ts';
import { databaseName, openDatabase } from '../compose/openDatabase.ts';
import { readPostmaster } from '../db/cluster/postmaster.ts';
import { connect } from '../db/database.ts';
import type { Env } from '../env/env.ts';
import { exportAll } from '../transfer/exportAll.ts';
import type { Brought } from '../transfer/fill.ts';
import { importAll } from '../transfer/importAll.ts';
import { move } from '../transfer/move.ts';
import { atRest, CommandError, textOf, tried, UsageError } from './command.ts';

const said = ({ tables, rows }: Brought) => `${rows} rows of ${tables} tables, every one compared`;

/** Taking everything somewhere else. */
export const transferCommands = [
  atRest({
    name: 'export',
    args: ['file'],
    summary: 'Write everything in the database into a file, one JSON to a line.',
    async run({ env, now, print }, { args: [file = ''] }) {
      if (existsSync(file)) throw new CommandError(`${file} is there already`);
      const lines = await tried(asOwner(env, now, async (url) => exportAll(url, resolve(file))));
      print(`Written: ${lines} lines. People’s data is in them: keep the file as the database is kept.`);
    },
  }),
  atRest({
    name: 'import',
    args: ['file'],
    summary: 'Read such a file into a database without people; all of it, or nothing.',
    async run({ env, now, print }, { args: [file = ''] }) {
      if (!existsSync(file)) throw new CommandError(`${file} is not there`);
      print(`Read: ${said(await tried(asOwner(env, now, async (url) => importAll(url, resolve(file)))))}.`);
    },
  }),
  atRest({
    name: 'move',
    summary: 'Copy the whole database into another PostgreSQL; the server must not run.',
    options: { to: { type: 'string' } },
    optionHelp: ['--to <url>               postgres://…, an empty database, as its owner'],
    async run({ env, now, print }, typed) {
      const to = textOf(typed, 'to');
      if (to === undefined || !/^postgres(ql)?:\/\//.test(to)) throw new UsageError('--to must begin with postgres://');
      await refuseRunning(env);
      const work = async (from: string) => {
        await prepareDatabase(to, { isDemo: false, now });
        return move({ from, to, onTable: (name, rows) => rows > 0 && print(`${name}  ${rows}`) });
      };
      print(`Moved: ${said(await tried(asOwner(env, now, work)))}.`);
      print('Start the servers with DATABASE_URL there; what was here is as it was.');
      const key = join(env.KASB_DATA_DIR, 'secrets', 'key');
      if (existsSync(key)) print(`KASB_SECRET_KEYS must have what stands in ${key}: personal data is sealed with it.`);
      if (env.KASB_MEDIA === 'folder') print(`Recordings stay in ${join(env.KASB_DATA_DIR, 'media')}.`);
    },
  }),
];

/** Works on the database of the settings as its owner; the embedded one is started for a moment. */
async function asOwner<Made>(env: Env, now: Date, work: (url: string) => Promise<Made>): Promise<Made> {
  const { DATABASE_URL: url, KASB_OWNER_URL: ownerUrl, KASB_DATABASE_DIRECT_URL: directUrl } = env;
  if (url !== undefined) {
    const pending = await pendingMigrations(ownerUrl ?? directUrl ?? url);
    if (pending.length > 0) throw new CommandError('The database is of an older version: run `kasb migrate` first');
    return work(ownerUrl ?? directUrl ?? url);
  }
  const { cluster, stop } = await openDatabase(env, { isDemo: false, now });
  try {
    return await work(cluster?.urlOf(databaseName) ?? '');
  } finally {
    await stop();
  }
}

/** What a server writes meanwhile would be lost. */
async function refuseRunning({ DATABASE_URL: url, KASB_OWNER_URL: ownerUrl, KASB_DATA_DIR: dataDir }: Env) {
  const isRunning = url === undefined ? isEmbeddedUsed(dataDir) : await isServed(ownerUrl ?? url);
  if (isRunning)
    throw new CommandError('A server works on the database: stop it first, or what it writes would be lost');
}

const isEmbeddedUsed = (dataDir: string) => readPostmaster(join(resolve(dataDir), 'postgres')) !== undefined;

async function isServed(url: string): Promise<boolean> {
  const { sql, close } = connect(url, { max: 1 });
  try {
    const others = await sql`
      select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and application_name like 'kasb%' limit 1`;
    return others.length > 0;
  } finally {
    await close();
  }
}
