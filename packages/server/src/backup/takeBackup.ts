import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import postgres from 'postgres';
import type { Cluster } from '../db/cluster/cluster.ts';
import { archiveOf, archivedIn, makePlaces, placesIn } from './archive.ts';
import type { Place } from './archive.ts';
import { listBackups, manifestIn, nameOf, prune, purposeIn, purposeOfMedia, sealedManifest } from './backups.ts';
import type { Backup, Manifest } from './backups.ts';
import { moveArchived } from './changes.ts';
import { copyTree, linkTree } from './copyTree.ts';
import { sealsOf } from './seals.ts';

/** What is backed up, and where to. */
export interface BackupOptions extends Place {
  cluster: Pick<Cluster, 'folder' | 'owner' | 'urlOf'>;
  /** Whether recordings lie in the data folder, and not in a bucket that keeps them itself. */
  hasMedia: boolean;
  now: () => Date;
}

/** How long the archive is waited for, which gets the last changes. */
const archiveWait = '10min';

/** What PostgreSQL makes anew, or what its archive has. */
export const leftOut = [
  /^postmaster\./,
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//,
  /pgsql_tmp/,
  /(^|\/)pg_internal\.init/,
  /^(backup_label|tablespace_map|recovery\.signal|standby\.signal)$/,
];

/**
 * Takes a backup of the embedded database, of recordings and of keys while the server runs, and lets go of those that
 * are too old. One that is under way is waited for: what nobody needs is removed at the end, and nobody knows what that
 * one will need. @throws where the database does not archive its changes
 */
export async function takeBackup({ cluster, ...options }: BackupOptions): Promise<Backup> {
  makePlaces(options, cluster);
  // The backup begins and ends in one session.
  const sql = postgres(cluster.urlOf('postgres'), {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => undefined,
  });
  try {
    await sql`select pg_advisory_lock(hashtext('kasb backup'))`;
    return await takeIn(sql, { cluster, ...options });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function takeIn(sql: postgres.Sql, { cluster, hasMedia, now, ...place }: BackupOptions): Promise<Backup> {
  const { dataDir, backupDir, keys } = place;
  const archive = archiveOf(cluster.folder);
  const startedAt = now();
  const { base } = placesIn(backupDir);
  const name = nameOf(startedAt);
  const [folder, draft] = [join(base, name), join(base, `${name}.partial`)];
  const seals = sealsOf(keys);
  const { isSealing: isSealed, close } = seals;
  const write = async (file: string, text: string) => {
    const bytes = Readable.from([Buffer.from(text)]);
    await writeFile(join(draft, file), close(bytes, purposeIn(name, file)), { mode: 0o600, flush: true });
  };
  const before = (await listBackups(backupDir)).find((backup) => backup.isSealed === isSealed);
  try {
    await mkdir(draft, { mode: 0o700 });
    const { postgres: version, firstWal } = await begin(sql, name, join(archivedIn(dataDir), archive));
    const files = await copyTree(cluster.folder, join(draft, 'postgres'), {
      isLeftOut: (path) => leftOut.some((pattern) => pattern.test(path)),
      close: (bytes, path) => close(bytes, purposeIn(name, join('postgres', path))),
    });
    for (const [file, text] of await end(sql)) await write(join('postgres', file), text);
    await moveArchived(place);
    await linkTree(join(dataDir, 'secrets'), join(draft, 'secrets'), {
      seals,
      purposeOf: (path) => purposeIn(name, join('secrets', path)),
    });
    if (hasMedia)
      await linkTree(join(dataDir, 'media'), join(draft, 'media'), {
        before: before && join(before.folder, 'media'),
        seals,
        purposeOf: purposeOfMedia,
      });
    const written: Manifest = {
      version: 2,
      startedAt: startedAt.toISOString(),
      finishedAt: now().toISOString(),
      postgres: version,
      archive,
      firstWal,
      bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      isSealed,
      files: Object.fromEntries(files),
    };
    if (isSealed) await write(sealedManifest, JSON.stringify(written));
    const listed = isSealed ? { ...written, files: {} } : written;
    await writeFile(manifestIn(draft), JSON.stringify(listed), { mode: 0o600, flush: true });
    await rename(draft, folder);
    await prune(backupDir, archive);
    return { ...written, name, folder };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function begin(sql: postgres.Sql, name: string, archive: string) {
  const [settings] = await sql<{ archive: string | null; version: string }[]>`
    select current_setting('basic_archive.archive_directory', true) as archive,
      current_setting('server_version') as version`;
  if (settings?.archive !== archive)
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
