import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { admit, canReach } from '../db/cluster/account.ts';
import type { Cluster } from '../db/cluster/cluster.ts';

/** Where the folders of a backup folder are. */
export const placesIn = (backupDir: string) => ({
  /** Each backup in a folder named by its moment. */
  base: join(resolve(backupDir), 'base'),
  /** What was written since, as PostgreSQL archives it: a folder for each archive. */
  wal: join(resolve(backupDir), 'wal'),
});

/** Names the archive of a database, in its folder. */
const nameFile = 'kasb-archive';
/** Of a database that was never restored. */
const firstArchive = 'main';

/** The file of a database's folder that names its archive. */
export const archiveFileIn = (folder: string) => join(folder, nameFile);

/**
 * Which archive a database writes: one that was restored begins another, since from there on its changes are not those
 * that came after that moment before.
 */
export function archiveOf(folder: string): string {
  try {
    return readFileSync(archiveFileIn(folder), 'utf8').trim();
  } catch {
    return firstArchive;
  }
}

/** How much may be lost with the machine, in seconds: a file of changes is archived this often, full or not. */
const archiveSeconds = 60;

/** What PostgreSQL is started with to archive its changes. */
export function archiveSettings(backupDir: string, archive: string): string[] {
  return [
    'archive_mode=on',
    'archive_library=basic_archive',
    `basic_archive.archive_directory=${join(placesIn(backupDir).wal, archive)}`,
    `archive_timeout=${archiveSeconds}`,
  ];
}

/**
 * Makes the folders; the archive is the account's own that the database runs as, which writes and reads it. @throws
 * where it cannot get there
 */
export function makePlaces(
  backupDir: string,
  { folder, owner, archive = archiveOf(folder) }: Pick<Cluster, 'folder' | 'owner'> & { archive?: string },
): void {
  const { base, wal } = placesIn(backupDir);
  for (const place of [base, join(wal, archive)]) mkdirSync(place, { recursive: true, mode: 0o700 });
  if (!owner) return;
  for (const place of [wal, join(wal, archive)]) chownSync(place, owner.uid, owner.gid);
  admit(owner, resolve(backupDir));
  // One that cannot reach its own data either gets the right to pass through any folder.
  if (canReach(owner, wal) || !canReach(owner, folder)) return;
  throw new Error(`PostgreSQL's account ${owner.uid} cannot reach ${wal}: open the folders above it (chmod o+x)`);
}
