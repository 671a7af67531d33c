import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { admit, canReach } from '../db/cluster/account.ts';
import type { Cluster } from '../db/cluster/cluster.ts';

/** What is backed up, and where to. */
export interface Place {
  backupDir: string;
  /** The data folder. */
  dataDir: string;
  /** Keys of 32 bytes: the first seals, all of them open. Without any, backups are kept as they are. */
  keys: readonly Buffer[];
}

/** Where the folders of a backup folder are. */
export const placesIn = (backupDir: string) => ({
  /** Each backup in a folder named by its moment. */
  base: join(resolve(backupDir), 'base'),
  /** What was written since: a folder for each archive. */
  wal: join(resolve(backupDir), 'wal'),
});

/** Where PostgreSQL archives to, a folder for each archive, from where it is moved to the backups. */
export const archivedIn = (dataDir: string) => join(resolve(dataDir), 'archived');

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
export function archiveSettings(dataDir: string, archive: string): string[] {
  return [
    'archive_mode=on',
    'archive_library=basic_archive',
    `basic_archive.archive_directory=${join(archivedIn(dataDir), archive)}`,
    `archive_timeout=${archiveSeconds}`,
  ];
}

/**
 * Makes the folders; what PostgreSQL archives to is the account's own that it runs as. @throws where that cannot get
 * there
 */
export function makePlaces(
  { backupDir, dataDir }: Pick<Place, 'backupDir' | 'dataDir'>,
  { folder, owner, archive = archiveOf(folder) }: Pick<Cluster, 'folder' | 'owner'> & { archive?: string },
): void {
  const { base, wal } = placesIn(backupDir);
  const archived = join(archivedIn(dataDir), archive);
  for (const place of [base, join(wal, archive), archived]) mkdirSync(place, { recursive: true, mode: 0o700 });
  if (!owner) return;
  for (const place of [dirname(archived), archived]) chownSync(place, owner.uid, owner.gid);
  admit(owner, resolve(dataDir));
  // One that cannot reach its own data either gets the right to pass through any folder.
  if (canReach(owner, archived) || !canReach(owner, folder)) return;
  throw new Error(`PostgreSQL's account ${owner.uid} cannot reach ${archived}: open the folders above it (chmod o+x)`);
}

/** A segment's place in the order of changes, which goes on from timeline to timeline. */
export const sequenceOf = (segment: string): string => segment.slice(8, 24);

/** Whether it is changes: histories of timelines are small, and the way back leads through them. */
export const isSegment = (name: string): boolean => /^[\dA-F]{24}(\..+)?$/.test(name);
