import { existsSync } from 'node:fs';
import { chown, copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { Client, DatabaseError } from 'pg';
import { backupMark } from '../compose/metricsServer.ts';
import { databaseName } from '../compose/openDatabase.ts';
import { openCluster, toolsFor } from '../db/cluster/cluster.ts';
import { readPostmaster } from '../db/cluster/postmaster.ts';
import { readJournal } from '../db/journal.ts';
import type { Env } from '../env/env.ts';
import { atRest, CommandError, textOf, tried } from './command.ts';

/** Written last: without it a backup is not whole. */
const manifestFile = 'backup.json';
interface Manifest {
  madeAt: string;
  /** The version of the PostgreSQL that wrote it. */
  postgres: string;
  /** When its newest migration was made, in milliseconds. */
  schema: number;
  hasSecrets: boolean;
}

/** What PostgreSQL makes anew; of its log of changes only what is needed is copied. */
const leftOut =
  /^(?:postmaster\.|pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/)|pgsql_tmp|pg_internal/;

const unlessGone = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  return [];
};

/** Copies a folder that others change meanwhile, lastingly: what is gone when its turn comes is left out. */
async function copyTree(from: string, to: string, isLeftOut = (_path: string) => false, root = from): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true }).catch(unlessGone)) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (isLeftOut(relative(root, source))) continue;
    if (entry.isDirectory()) await copyTree(source, target, isLeftOut, root);
    else if ((await copyFile(source, target).catch(unlessGone)) === undefined) {
      await using file = await open(target);
      await file.datasync();
    }
  }
}

async function withClient<Made>(connectionString: string, work: (client: Client) => Promise<Made>): Promise<Made> {
  const client = new Client({ connectionString });
  // A connection that is lost rejects what is asked of it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The first row of what is asked. */
async function rowOf<Value extends unknown[]>(client: Client, text: string): Promise<Value> {
  const { rows } = await client.query<Value>({ text, rowMode: 'array' });
  return rows[0] as Value;
}

/** Copies the files of a running PostgreSQL, and what of its log of changes makes them one moment. @returns which */
async function copyDatabase(client: Client, folder: string, to: string): Promise<Date> {
  const [first] = await rowOf<[string]>(client, `select pg_walfile_name(pg_backup_start('kasb', true))`);
  await copyTree(folder, to, (path) => leftOut.test(path));
  const moment = new Date();
  const ended = 'select pg_walfile_name(lsn), labelfile from pg_backup_stop(false)';
  const [last, label] = await rowOf<[string, string]>(client, ended);
  await writeFile(join(to, 'backup_label'), label, { mode: 0o600, flush: true });
  const isNeeded = (name: string) => name.endsWith('.history') || (name >= first && name <= last);
  await copyTree(join(folder, 'pg_wal'), join(to, 'pg_wal'), (name) => !isNeeded(name));
  return moment;
}

async function backUp(dataDir: string, to: string, hasSecrets: boolean): Promise<void> {
  const home = resolve(dataDir);
  if (!relative(home, to).startsWith('..')) throw new CommandError(`${to} lies in ${home}, and would be lost with it`);
  if ((await readdir(to).catch(unlessGone)).length > 0)
    throw new CommandError(`There is something in ${to} already: name a new folder`);
  if (!existsSync(join(home, 'postgres'))) throw new CommandError(`There is no embedded database in ${home}`);
  const cluster = await openCluster({ dataDir: home });
  const draft = `${to}.partial`;
  try {
    await withClient(cluster.urlOf('postgres'), async (client) => {
      // Keeps the log of changes until it is copied, and ends with this connection.
      await client.query(`select pg_create_physical_replication_slot('kasb_backup', true, true)`);
      // What one that was killed has left.
      await rm(draft, { recursive: true, force: true });
      const madeAt = await copyDatabase(client, cluster.folder, join(draft, 'postgres'));
      const [postgres] = await rowOf<[string]>(client, 'show server_version');
      const asked = 'select max(created_at) from drizzle.__drizzle_migrations';
      const [schema] = await withClient(cluster.urlOf(databaseName), async (own) => rowOf<[string]>(own, asked));
      for (const name of ['media', ...(hasSecrets ? ['secrets'] : [])])
        if (existsSync(join(home, name))) await copyTree(join(home, name), join(draft, name));
      const told: Manifest = { madeAt: madeAt.toISOString(), postgres, schema: Number(schema), hasSecrets };
      await writeFile(join(draft, manifestFile), JSON.stringify(told), { mode: 0o600, flush: true });
      await rm(to, { recursive: true, force: true });
      await rename(draft, to);
    });
    await writeFile(join(home, backupMark), '');
  } catch (error) {
    const isTaken = error instanceof DatabaseError && error.code === '42710';
    if (isTaken) throw new CommandError('Another backup is under way: wait for its end', { cause: error });
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await cluster.stop();
  }
}

async function readManifest(from: string): Promise<Manifest> {
  const text = await readFile(join(from, manifestFile), 'utf8').catch(() => '{}');
  const { madeAt, postgres, schema, hasSecrets } = JSON.parse(text) as Partial<Manifest>;
  if (!madeAt || !postgres || schema === undefined || hasSecrets === undefined)
    throw new CommandError(`${from} is no whole backup: its ${manifestFile} is missing`);
  const newest = (await readJournal()).at(-1)?.when ?? 0;
  if (schema > newest) throw new CommandError(`${from} is of a newer version than this one: restore it with that`);
  return { madeAt, postgres, schema, hasSecrets };
}

/** Has every index compared with its table, and counts every row. @returns a line for each table */
async function checkDatabase(client: Client): Promise<string[]> {
  await client.query('create extension amcheck');
  await client.query(`
    select bt_index_check(i.indexrelid, true) from pg_index i
      join pg_class c on c.oid = i.indexrelid
      join pg_am a on a.oid = c.relam and a.amname = 'btree'
    where i.indisvalid and c.relkind = 'i' and c.relpersistence = 'p'`);
  await client.query('drop extension amcheck');
  const tables = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`);
  const lines: string[] = [];
  for (const { name } of tables.rows)
    lines.push(`${name}  ${(await rowOf<[string]>(client, `select count(*) from ${name}`))[0]}`);
  return lines;
}

async function restore(dataDir: string, from: string, { now, print }: { now: Date; print: (line: string) => void }) {
  const { postgres, hasSecrets, madeAt } = await readManifest(from);
  const { home, folder, owner, binaries } = await toolsFor({ dataDir });
  const beside = join(home, 'restoring');
  const draft = join(beside, 'postgres');
  if (readPostmaster(folder) || readPostmaster(draft))
    throw new CommandError(`A server works on ${home}: stop it first`);
  if (postgres.split('.')[0] !== binaries.major)
    throw new CommandError(`${from} is of PostgreSQL ${postgres}, and this version brings ${binaries.major}`);
  await rm(beside, { recursive: true, force: true });
  const swap = async (source: string, target: string) => {
    if (existsSync(target)) await rename(target, `${target}.before-${now.toISOString().replaceAll(':', '-')}`);
    await rename(source, target);
  };
  try {
    await copyTree(join(from, 'postgres'), draft);
    const files = ['.', ...(await readdir(draft, { recursive: true }))];
    for (const file of owner ? files : []) await chown(join(draft, file), owner?.uid ?? 0, owner?.gid ?? 0);
    const cluster = await openCluster({ dataDir: beside });
    try {
      for (const line of await withClient(cluster.urlOf(databaseName), checkDatabase)) print(line);
    } finally {
      await cluster.stop();
    }
    if (existsSync(join(from, 'media'))) await copyTree(join(from, 'media'), join(home, 'media'));
    if (hasSecrets) await copyTree(join(from, 'secrets'), join(beside, 'secrets'));
    await swap(draft, folder);
    if (hasSecrets) await swap(join(beside, 'secrets'), join(home, 'secrets'));
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
  print(`Restored ${home} as of ${madeAt}; what was there before ends with .before-<time>.`);
  if (!hasSecrets) print('The keys are not in this backup: KASB_SECRET_KEYS or secrets/ must be those of its time.');
}

const refuseOutside = ({ DATABASE_URL: url }: Env) => {
  if (url === undefined) return;
  throw new CommandError('This is for the embedded database: PostgreSQL elsewhere is backed up by its own tools');
};

/** Keeping the embedded database. */
export const backupCommands = [
  atRest({
    name: 'backup',
    args: ['folder'],
    summary: 'Copy the embedded database and recordings into a new folder, while the server runs.',
    options: { 'with-secrets': { type: 'boolean' } },
    optionHelp: ['--with-secrets           the keys too: whoever has the folder then reads everything'],
    async run({ env, print }, { args: [folder = ''], options }) {
      refuseOutside(env);
      const hasSecrets = options['with-secrets'] === true;
      await tried(backUp(env.KASB_DATA_DIR, resolve(folder), hasSecrets));
      print(
        `Backed up into ${resolve(folder)}, ${hasSecrets ? 'with the keys: guard it as them' : 'without the keys'}.`,
      );
    },
  }),
  atRest({
    name: 'restore',
    args: ['folder'],
    summary: 'Bring back what `kasb backup` wrote, checked; the server must not run.',
    options: { into: { type: 'string' } },
    optionHelp: ['--into <folder>          into another data folder than KASB_DATA_DIR'],
    async run({ env, now, print }, typed) {
      refuseOutside(env);
      await tried(restore(textOf(typed, 'into') ?? env.KASB_DATA_DIR, resolve(typed.args[0] ?? ''), { now, print }));
    },
  }),
];
