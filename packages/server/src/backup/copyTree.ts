import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chown, copyFile, link, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Owner } from '../db/cluster/account.ts';
import { sealsOf } from './seals.ts';
import type { Seals } from './seals.ts';

/** What becomes of a file on the way, by its path in the tree. */
type OnTheWay = (bytes: AsyncIterable<Buffer>, path: string) => AsyncIterable<Buffer>;

/** A file of a backup. */
export interface Copied {
  bytes: number;
  sha256: string;
}

/** How a tree is copied. */
interface CopyOptions {
  /** Whether a file or a folder is left out, by its path in the tree. */
  isLeftOut?: (path: string) => boolean;
  /** Whose the copies are. */
  owner?: Owner | undefined;
  /** Before a file is summed up: it is opened. */
  open?: OnTheWay | undefined;
  /** After that: it is sealed. */
  close?: OnTheWay | undefined;
}

const asIs: OnTheWay = (bytes) => bytes;

/** Copies a tree of files, some of which may change or vanish meanwhile. @returns what was copied, by path */
export async function copyTree(
  from: string,
  to: string,
  { isLeftOut = () => false, owner, ...ways }: CopyOptions = {},
): Promise<Map<string, Copied>> {
  const copied = new Map<string, Copied>();
  const walk = async (folder: string) => {
    await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
    if (owner) await chown(join(to, folder), owner.uid, owner.gid);
    for (const entry of await readdir(join(from, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (isLeftOut(path)) continue;
      if (entry.isDirectory()) await walk(path);
      else if (entry.isFile()) {
        const file = await copyHashed(join(from, path), join(to, path), { path, ...ways }).catch(unlessGone);
        if (!file) {
          // It was opened for writing before that was known, and nothing would open what it has.
          await rm(join(to, path), { force: true });
          continue;
        }
        if (owner) await chown(join(to, path), owner.uid, owner.gid);
        copied.set(path, file);
      }
    }
  };
  await walk('');
  return copied;
}

/** How much of a file is read at once. A read takes its room beforehand, and most files of a database are small. */
const roomFor = async (file: string) => Math.min(Math.max((await stat(file)).size, 4096), 1024 * 1024);

/** Copies one file and sums up on the way what is in it. */
async function copyHashed(
  from: string,
  to: string,
  { path, open = asIs, close = asIs }: Pick<CopyOptions, 'open' | 'close'> & { path: string },
): Promise<Copied> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    createReadStream(from, { highWaterMark: await roomFor(from) }),
    (chunks: AsyncIterable<Buffer>) => open(chunks, path),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    (chunks: AsyncIterable<Buffer>) => close(chunks, path),
    createWriteStream(to, { mode: 0o600 }),
  );
  return { bytes, sha256: hash.digest('hex') };
}

/** How a tree of files that never change is copied. */
interface KeepOptions {
  /** The copy of it in the backup before, kept in the same way. */
  before?: string | undefined;
  seals?: Seals;
  /** What a file is sealed for. */
  purposeOf?: (path: string) => string;
}

/**
 * Copies a tree whose files never change once they are whole, at the cost of what is new: a file is linked where the
 * disk is the same, unless it is sealed, else to the copy of it in the backup before.
 */
export async function linkTree(
  from: string,
  to: string,
  { before, seals = sealsOf([]), purposeOf = (path) => path }: KeepOptions = {},
): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true, recursive: true }).catch(unlessGone);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue;
    const path = relative(from, join(entry.parentPath, entry.name));
    const [source, target] = [join(from, path), join(to, path)];
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    if (!seals.isSealing && (await linked(source, target))) continue;
    const there = await stat(source).catch(unlessGone);
    if (!there) continue;
    const old = before === undefined ? undefined : join(before, path);
    const known = old === undefined ? undefined : await stat(old).catch(unlessGone);
    // Not every disk keeps parts of a millisecond.
    const isSame =
      known?.size === seals.lengthOf(there.size) && Math.floor(known.mtimeMs) === Math.floor(there.mtimeMs);
    if (old !== undefined && isSame && (await linked(old, target))) continue;
    // It may be there already, and be the same file: then this does nothing.
    if (!seals.isSealing) await copyFile(source, target);
    else
      await pipeline(
        createReadStream(source),
        (bytes: AsyncIterable<Buffer>) => seals.close(bytes, purposeOf(path)),
        createWriteStream(target, { mode: 0o600 }),
      );
    await utimes(target, there.atime, there.mtime);
  }
}

const linked = async (from: string, to: string) =>
  link(from, to).then(
    () => true,
    () => false,
  );

function unlessGone(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
}
