import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chown, copyFile, link, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Owner } from '../db/cluster/account.ts';

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
}

/** Copies a tree of files, some of which may change or vanish meanwhile. @returns what was copied, by path */
export async function copyTree(
  from: string,
  to: string,
  { isLeftOut = () => false, owner }: CopyOptions = {},
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
        const file = await copyHashed(join(from, path), join(to, path)).catch(unlessGone);
        if (!file) continue;
        if (owner) await chown(join(to, path), owner.uid, owner.gid);
        copied.set(path, file);
      }
    }
  };
  await walk('');
  return copied;
}

/** Copies one file and sums it up on the way. */
async function copyHashed(from: string, to: string): Promise<Copied> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    createReadStream(from, { highWaterMark: 1024 * 1024 }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(to, { mode: 0o600 }),
  );
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Copies a tree whose files never change once they are whole, at the cost of what is new: a file is linked where the
 * disk is the same, else to the copy of it in the backup before.
 */
export async function linkTree(from: string, to: string, before?: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true, recursive: true }).catch(unlessGone);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue;
    const folder = entry.parentPath.slice(from.length);
    const [source, target] = [join(entry.parentPath, entry.name), join(to, folder, entry.name)];
    await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
    if (await linked(source, target)) continue;
    const old = before === undefined ? undefined : join(before, folder, entry.name);
    const there = await stat(source).catch(unlessGone);
    if (!there) continue;
    const known = old === undefined ? undefined : await stat(old).catch(unlessGone);
    const isSame = known?.size === there.size && known.mtimeMs === there.mtimeMs;
    if (old !== undefined && isSame && (await linked(old, target))) continue;
    await copyFile(source, target);
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
