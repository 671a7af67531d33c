import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { toolsFor } from '../db/cluster/cluster.ts';
import { readPostmaster, stopPostmaster } from '../db/cluster/postmaster.ts';
import { freePort, start, user } from '../db/cluster/programs.ts';
import { tail } from '../db/cluster/serverLog.ts';
import { archiveFileIn, archiveSettings, makePlaces, placesIn } from './archive.ts';
import { listBackups, nameOf } from './backups.ts';
import type { Backup } from './backups.ts';
import { copyTree, linkTree } from './copyTree.ts';

/** Where a database is brought back to. */
export interface RestoreOptions {
  backupDir: string;
  /** The data folder; one of which a server is at work is refused. */
  dataDir: string;
  /** The moment to go back to; the last change that was archived without it. */
  to?: Date | undefined;
  now: () => Date;
  /** Whether what comes is archived, in an archive of its own: not where a backup is only tried. @default true */
  isArchiving?: boolean;
}

/** What came of it. */
export interface Restored {
  from: Backup;
  /** Where what was there before lies now. */
  before: string | undefined;
}

/** How long the changes since the backup may take to be made again. */
const replayMs = 6 * 60 * 60 * 1000;

/**
 * Brings the database, the recordings and the keys back. @throws when there is no whole backup, or somebody works on
 * the folder
 */
export async function restore({ backupDir, dataDir, to, now, isArchiving = true }: RestoreOptions): Promise<Restored> {
  const home = resolve(dataDir);
  const folder = join(home, 'postgres');
  if (readPostmaster(folder))
    throw new Error(`A server works on ${home}: stop it first, or restore into another folder`);
  const from = (await listBackups(backupDir)).find(({ finishedAt }) => !to || Date.parse(finishedAt) <= to.getTime());
  if (!from) throw new Error(`No whole backup${to ? ` from before ${to.toISOString()}` : ''} in ${resolve(backupDir)}`);

  const tools = await toolsFor({ dataDir: home });
  const archive = `since-${nameOf(now())}`;
  if (isArchiving) makePlaces(backupDir, { ...tools, archive });
  const draft = `${folder}.restoring`;
  await rm(draft, { recursive: true, force: true });
  const copied = await copyTree(join(from.folder, 'postgres'), draft, { owner: tools.owner });
  for (const [path, { bytes, sha256 }] of Object.entries(from.files)) {
    const copy = copied.get(path);
    if (copy?.bytes !== bytes || copy.sha256 !== sha256)
      throw new Error(`The backup ${from.name} is damaged: ${path} is not what was saved. Restore an older one`);
  }
  for (const name of [
    'pg_wal',
    'pg_replslot',
    'pg_dynshmem',
    'pg_notify',
    'pg_serial',
    'pg_snapshots',
    'pg_stat_tmp',
    'pg_subtrans',
  ]) {
    await mkdir(join(draft, name), { recursive: true, mode: 0o700 });
    if (tools.owner) await chown(join(draft, name), tools.owner.uid, tools.owner.gid);
  }
  const settings = [
    `restore_command=cp ${quoted(join(placesIn(backupDir).wal, from.archive, '%f'))} "%p"`,
    // Names of time zones, Z among them, are not known yet where it is read.
    ...(to ? [`recovery_target_time=${to.toISOString().replace('Z', '+00')}`, 'recovery_target_action=promote'] : []),
    ...(isArchiving ? archiveSettings(backupDir, archive) : []),
  ];
  await writeFile(join(draft, 'recovery.signal'), '');
  await writeFile(archiveFileIn(draft), archive);
  await replay({ ...tools, folder: draft, settings });

  const moment = now().toISOString().replaceAll(':', '-');
  const before = existsSync(folder) ? `${folder}.before-${moment}` : undefined;
  if (before !== undefined) await rename(folder, before);
  await rename(draft, folder);
  await linkTree(join(from.folder, 'media'), join(home, 'media'));
  await bringKeys(join(from.folder, 'secrets'), join(home, 'secrets'), moment);
  return { from, before };
}

/** Lets PostgreSQL make the changes again, until it is as it was, and stops it. */
async function replay(tools: Parameters<typeof start>[0]): Promise<void> {
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
    throw new Error(`The backup could not be brought up to that moment:\n${await tail(tools.home)}`);
  } finally {
    await sql.end({ timeout: 0 });
    const postmaster = readPostmaster(tools.folder);
    if (postmaster) await stopPostmaster(postmaster);
  }
}

/** What is sealed in the database opens with the keys of its time. */
async function bringKeys(from: string, to: string, moment: string): Promise<void> {
  if (!existsSync(from)) return;
  if (existsSync(to)) await rename(to, `${to}.before-${moment}`);
  await copyTree(from, to);
}

/** As a shell takes it, in which `%f` keeps its meaning. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
