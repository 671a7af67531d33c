import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Cluster } from '../db/cluster/cluster.ts';
import { archiveOf, makePlaces, placesIn } from './archive.ts';
import { listBackups, manifestIn, nameOf, prune } from './backups.ts';
import type { Backup, Manifest } from './backups.ts';
import { copyTree, linkTree } from './copyTree.ts';

/** What is backed up, and where to. */
export interface BackupOptions {
  cluster: Pick<Cluster, 'folder' | 'owner' | 'urlOf'>;
  dataDir: string;
  backupDir: string;
  /** Whether recordings lie in the data folder, and not in a bucket that keeps them itself. */
  hasMedia: boolean;
  now: () => Date;
}

/** How long the archive is waited for, which gets the last changes. */
const archiveWait = '10min';

/** What PostgreSQL makes anew, or what its archive has. */
const leftOut = [
  /^postmaster\./,
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//,
  /pgsql_tmp/,
  /^(backup_label|tablespace_map|recovery\.signal|standby\.signal)$/,
];

/**
 * Takes a backup of the embedded database, of recordings and of keys while the server runs, and lets go of those that
 * are too old. @throws where the database does not archive its changes
 */
export async function takeBackup({ cluster, dataDir, backupDir, hasMedia, now }: BackupOptions): Promise<Backup> {
  makePlaces(backupDir, cluster);
  const archive = archiveOf(cluster.folder);
  const startedAt = now();
  const { base } = placesIn(backupDir);
  const name = nameOf(startedAt);
  const [folder, draft] = [join(base, name), join(base, `${name}.partial`)];
  const [before] = await listBackups(backupDir);
  // The backup begins and ends in one session.
  const sql = postgres(cluster.urlOf('postgres'), {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => undefined,
  });
  try {
    await mkdir(draft, { mode: 0o700 });
    const { postgres: version, firstWal } = await begin(sql, name);
    const files = await copyTree(cluster.folder, join(draft, 'postgres'), {
      isLeftOut: (path) => leftOut.some((pattern) => pattern.test(path)),
    });
    for (const [file, text] of await end(sql)) {
      await writeFile(join(draft, 'postgres', file), text, { mode: 0o600 });
    }
    await linkTree(join(dataDir, 'secrets'), join(draft, 'secrets'));
    if (hasMedia) await linkTree(join(dataDir, 'media'), join(draft, 'media'), before && join(before.folder, 'media'));
    const written: Manifest = {
      version: 1,
      startedAt: startedAt.toISOString(),
      finishedAt: now().toISOString(),
      postgres: version,
      archive,
      firstWal,
      bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      files: Object.fromEntries(files),
    };
    await writeFile(manifestIn(draft), JSON.stringify(written), { mode: 0o600, flush: true });
    await rename(draft, folder);
    await prune(backupDir, archive);
    return { ...written, name, folder };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function begin(sql: postgres.Sql, name: string) {
  const [settings] = await sql<{ archiving: string; version: string }[]>`
    select current_setting('archive_mode') as archiving, current_setting('server_version') as version`;
  if (settings?.archiving !== 'on')
    throw new Error('The database does not archive its changes: set KASB_BACKUP_DIR for the server and start it again');
  const [started] = await sql<{ wal: string }[]>`select pg_walfile_name(pg_backup_start(${name}, true)) as wal`;
  return { postgres: settings.version, firstWal: started?.wal ?? '' };
}

/** @returns the files that tell PostgreSQL that it is a backup, byte for byte */
async function end(sql: postgres.Sql): Promise<[string, string][]> {
  await sql.unsafe(`set statement_timeout = '${archiveWait}'`);
  const [stopped] = await sql<{ labelfile: string; spcmapfile: string }[]>`
    select labelfile, spcmapfile from pg_backup_stop(true)`;
  const files: [string, string][] = [['backup_label', stopped?.labelfile ?? '']];
  return stopped?.spcmapfile ? [...files, ['tablespace_map', stopped.spcmapfile]] : files;
}
