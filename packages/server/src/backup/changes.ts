import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chown, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Owner } from '../db/cluster/account.ts';
import { archivedIn, isSegment, placesIn, sequenceOf } from './archive.ts';
import type { Place } from './archive.ts';
import type { Backup } from './backups.ts';
import { KeptError, damaged, openSealed, sealsOf } from './seals.ts';

/** Files of changes and of their timelines, as PostgreSQL names them; what is not whole yet has another name. */
const whole = /^([\dA-F]{24}(\.[\dA-F]{8}\.backup)?|[\dA-F]{8}\.history)$/;
/** Whether a file that PostgreSQL archived is whole. */
export const isWhole = (file: string): boolean => whole.test(basename(file));
/** Endings of those that are kept: packed, since most of a minute's file is empty, and sealed. */
const [packed, sealed] = ['.gz', '.gz.sealed'];

const purposeOf = (archive: string, name: string) => `changes ${archive} ${name}`;

/** Moves what PostgreSQL archived to the backups: a file is gone here when it is whole there. */
export async function moveArchived({ backupDir, dataDir, keys }: Place): Promise<void> {
  const { isSealing, close } = sealsOf(keys);
  const archived = archivedIn(dataDir);
  for (const archive of await readdir(archived).catch(unlessGone)) {
    const target = join(placesIn(backupDir).wal, archive);
    await mkdir(target, { recursive: true, mode: 0o700 });
    const names = await readdir(join(archived, archive));
    for (const name of names.filter((each) => whole.test(each)).toSorted()) {
      const file = join(archived, archive, name);
      const draft = join(target, `${name}.${randomUUID()}.partial`);
      try {
        await pipeline(
          createReadStream(file),
          createGzip({ level: 1 }),
          (bytes) => close(bytes, purposeOf(archive, name)),
          createWriteStream(draft, { mode: 0o600, flush: true }),
        );
        await rename(draft, join(target, `${name}${isSealing ? sealed : packed}`));
        await rm(file, { force: true });
      } catch (error) {
        await rm(draft, { force: true });
        // Another process may have been faster.
        unlessGone(error);
      }
    }
  }
}

/**
 * Lays the changes since a backup ready for PostgreSQL, up to the first that cannot be used. @returns why that cannot
 */
export async function layOutChanges(
  from: Backup,
  to: string,
  { backupDir, keys, owner }: Pick<Place, 'backupDir' | 'keys'> & { owner: Owner | undefined },
): Promise<KeptError | undefined> {
  const folder = join(placesIn(backupDir).wal, from.archive);
  await mkdir(to, { recursive: true, mode: 0o700 });
  if (owner) await chown(to, owner.uid, owner.gid);
  const kept = await readdir(folder).catch(unlessGone);
  for (const file of kept.toSorted()) {
    const name = file.replace(/\.gz(\.sealed)?$/, '');
    const isNeeded = whole.test(name) && (!isSegment(name) || sequenceOf(name) >= sequenceOf(from.firstWal));
    // Whoever gets at the folder could put something else behind what is sealed.
    if (!isNeeded || (from.isSealed && !file.endsWith(sealed))) continue;
    const target = join(to, name);
    const purpose = purposeOf(from.archive, name);
    const what = `What was written after the backup ${from.name} (${file})`;
    try {
      if (file === name) await copyFile(join(folder, file), target);
      else
        await pipeline(
          createReadStream(join(folder, file)),
          (bytes: AsyncIterable<Buffer>) =>
            file.endsWith(sealed) ? openSealed(bytes, { keys, purpose, what }) : bytes,
          createGunzip(),
          createWriteStream(target, { mode: 0o600 }),
        );
    } catch (error) {
      await rm(target, { force: true });
      if (error instanceof KeptError) return error;
      if (isUnpacking(error)) return damaged(what);
      throw error;
    }
    if (owner) await chown(target, owner.uid, owner.gid);
  }
  return undefined;
}

const isUnpacking = (error: unknown) => String((error as NodeJS.ErrnoException).code).startsWith('Z_');

function unlessGone(error: unknown): string[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
