import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Owner } from '../db/cluster/account.ts';
import { toolsFor } from '../db/cluster/cluster.ts';
import { readPostmaster } from '../db/cluster/postmaster.ts';
import { archiveFileIn, archiveSettings, makePlaces } from './archive.ts';
import type { Place } from './archive.ts';
import { listBackups, nameOf, openManifest } from './backups.ts';
import type { Backup } from './backups.ts';
import { bringFiles } from './bringFiles.ts';
import { layOutChanges, moveArchived } from './changes.ts';
import { copyTree, linkTree } from './copyTree.ts';
import { replay } from './replay.ts';

/** Where a database is brought back to; one of which a server is at work is refused. */
export interface RestoreOptions extends Place {
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

/** What PostgreSQL expects to find. */
export const emptyFolders = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];

/**
 * Brings the database, the recordings and the keys back; what is there stays until all of them are whole. @throws when
 * there is no whole backup, when it does not open, or somebody works on the folder
 */
export async function restore({ to, now, isArchiving = true, ...place }: RestoreOptions): Promise<Restored> {
  const { backupDir, keys } = place;
  const home = resolve(place.dataDir);
  const folder = join(home, 'postgres');
  if (readPostmaster(folder))
    throw new Error(`A server works on ${home}: stop it first, or restore into another folder`);
  // The last changes may not have been moved yet.
  if (isArchiving) await moveArchived(place);
  const listed = (await listBackups(backupDir)).find(({ finishedAt }) => !to || Date.parse(finishedAt) <= to.getTime());
  if (!listed)
    throw new Error(`No whole backup${to ? ` from before ${to.toISOString()}` : ''} in ${resolve(backupDir)}`);
  const from = await openManifest(listed, keys);

  const tools = await toolsFor({ dataDir: home });
  const archive = `since-${nameOf(now())}`;
  const draft = `${folder}.restoring`;
  const beside = join(home, 'restoring');
  for (const path of [draft, beside]) await rm(path, { recursive: true, force: true });
  try {
    const kept = await bringFiles(from, { draft, beside, keys, owner: tools.owner });
    const changes = join(beside, 'changes');
    await makeOwn(beside, tools.owner);
    const unused = await layOutChanges(from, changes, { ...place, owner: tools.owner });
    if (unused && !to) throw new Error(`${unused.message}. Restore to a moment before it`);
    const settings = [
      `restore_command=cp ${quoted(join(changes, '%f'))} "%p"`,
      // Names of time zones, Z among them, are not known yet where it is read.
      ...(to ? [`recovery_target_time=${to.toISOString().replace('Z', '+00')}`, 'recovery_target_action=promote'] : []),
      ...(isArchiving ? archiveSettings(home, archive) : []),
    ];
    if (isArchiving) makePlaces(place, { ...tools, archive });
    for (const name of emptyFolders) await makeOwn(join(draft, name), tools.owner);
    await writeFile(join(draft, 'recovery.signal'), '');
    await writeFile(archiveFileIn(draft), archive);
    await replay({ ...tools, folder: draft, settings }, unused);

    const moment = now().toISOString().replaceAll(':', '-');
    const before = existsSync(folder) ? `${folder}.before-${moment}` : undefined;
    if (before !== undefined) await rename(folder, before);
    await rename(draft, folder);
    await linkTree(kept.media, join(home, 'media'));
    await bringKeys(kept.secrets, join(home, 'secrets'), moment);
    return { from, before };
  } finally {
    for (const path of [draft, beside]) await rm(path, { recursive: true, force: true });
  }
}

/** What is sealed in the database opens with the keys of its time. */
async function bringKeys(from: string, to: string, moment: string): Promise<void> {
  if (!existsSync(from)) return;
  if (existsSync(to)) await rename(to, `${to}.before-${moment}`);
  await copyTree(from, to);
}

async function makeOwn(folder: string, owner: Owner | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (owner) await chown(folder, owner.uid, owner.gid);
}

/** As a shell takes it, in which `%f` keeps its meaning. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
