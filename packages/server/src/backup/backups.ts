import { createReadStream } from 'node:fs';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { isSegment, placesIn, sequenceOf } from './archive.ts';
import { KeptError, damaged, openSealed } from './seals.ts';

const manifestFile = 'manifest.json';
/** What the whole manifest of a sealed backup is written to. */
export const sealedManifest = 'manifest.sealed';

const manifest = v.object({
  /** Since 2 files may be sealed, and changes are packed. */
  version: v.picklist([1, 2]),
  startedAt: v.string(),
  finishedAt: v.string(),
  /** The server of the database: its major version must be the same. */
  postgres: v.string(),
  /** The archive of what was written since. */
  archive: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  /** The first file of it that this needs. */
  firstWal: v.string(),
  bytes: v.number(),
  /** Whether its files are sealed: then they are listed in the sealed manifest alone. */
  isSealed: v.optional(v.boolean(), false),
  /** Of the database's folder, by path. */
  files: v.record(v.string(), v.object({ bytes: v.number(), sha256: v.string() })),
});
/** What is in a backup. */
export type Manifest = v.InferOutput<typeof manifest>;

/** A whole backup. */
export interface Backup extends Manifest {
  name: string;
  folder: string;
}

/** What a manifest is written to. */
export const manifestIn = (folder: string) => join(folder, manifestFile);

/** What a sealed file of a backup is for. */
export const purposeIn = (backup: string, path: string) => `backup ${backup} ${path}`;

/** What a sealed recording is for, which backups share. */
export const purposeOfMedia = (path: string) => `media ${path}`;

/** The whole manifest, opened where it is sealed. @throws Error where it does not open */
export async function openManifest(backup: Backup, keys: readonly Buffer[]): Promise<Backup> {
  const { name, folder, isSealed } = backup;
  const what = `The backup ${name}`;
  if (!isSealed) {
    if (keys.length === 0) return backup;
    throw new KeptError(
      `${what} is not sealed, so anybody may have made it: if it is yours, leave KASB_BACKUP_KEY out`,
    );
  }
  const bytes = createReadStream(join(folder, sealedManifest));
  const opened = openSealed(bytes, { keys, what, purpose: purposeIn(name, sealedManifest) });
  const whole = { ...v.parse(manifest, await json(opened)), name, folder };
  // The other one only lists it, and anybody could change that.
  const isSame = JSON.stringify({ ...whole, files: {} }) === JSON.stringify({ ...backup, files: {} });
  if (!isSame) throw damaged(what);
  return whole;
}

/** A name that sorts by time and is one of every file system. */
export const nameOf = (at: Date) =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

/** The whole backups, the newest first; what was left half-written is none. */
export async function listBackups(backupDir: string): Promise<Backup[]> {
  const { base } = placesIn(backupDir);
  const names = await readdir(base).catch(() => []);
  const found = await Promise.all(
    names.filter((name) => !name.endsWith('.partial')).map(async (name) => readBackup(join(base, name), name)),
  );
  return found
    .filter((backup) => backup !== undefined)
    .toSorted((left, right) => (left.finishedAt < right.finishedAt ? 1 : -1));
}

async function readBackup(folder: string, name: string): Promise<Backup | undefined> {
  try {
    const read = v.safeParse(manifest, JSON.parse(await readFile(manifestIn(folder), 'utf8')));
    return read.success ? { ...read.output, name, folder } : undefined;
  } catch {
    return undefined;
  }
}

const kept = { days: 7, weeks: 4 };
const dayMs = 24 * 60 * 60 * 1000;

/** The newest of each of the last seven days and four weeks that have one. */
export function keptOf<Kept extends { finishedAt: string }>(backups: readonly Kept[]): Set<Kept> {
  const newestOf = (lengthMs: number, count: number) => {
    const spans = new Map<number, Kept>();
    for (const backup of backups) {
      const span = Math.floor(Date.parse(backup.finishedAt) / lengthMs);
      if (!spans.has(span) && spans.size < count) spans.set(span, backup);
    }
    return [...spans.values()];
  };
  return new Set([...newestOf(dayMs, kept.days), ...newestOf(7 * dayMs, kept.weeks)]);
}

/**
 * Removes the backups that are not kept, what was left half-written, and the changes that no kept one needs; of the
 * archive that is being written at least what comes.
 */
export async function prune(backupDir: string, current: string): Promise<number> {
  const { base, wal } = placesIn(backupDir);
  const backups = await listBackups(backupDir);
  const keeping = keptOf(backups);
  const gone = backups.filter((backup) => !keeping.has(backup));
  for (const { folder } of gone) await rm(folder, { recursive: true, force: true });
  const [newest] = backups;
  const yesterday = nameOf(new Date((newest ? Date.parse(newest.finishedAt) : 0) - dayMs));
  for (const name of await readdir(base)) {
    // A younger one may be under way.
    if (name.endsWith('.partial') && name < yesterday) await rm(join(base, name), { recursive: true, force: true });
  }
  for (const archive of await readdir(wal)) {
    const needed = [...keeping].filter((backup) => backup.archive === archive);
    const [oldest] = needed.map(({ firstWal }) => sequenceOf(firstWal)).toSorted();
    if (oldest !== undefined) await removeBefore(join(wal, archive), oldest);
    else if (archive !== current) await rm(join(wal, archive), { recursive: true, force: true });
  }
  return gone.length;
}

async function removeBefore(folder: string, oldest: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (isSegment(name) && sequenceOf(name) < oldest) await rm(join(folder, name), { force: true });
  }
}
