import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from './mediaStore.ts';

const known = /^[\w-]+\/[\w-]+$/;

/** Keeps parts as files of a folder that nothing serves. */
export function createFolderStore(folder: string): MediaStore {
  const pathOf = (key: string) => {
    if (!known.test(key)) throw new Error('Bad name of a part');
    return join(folder, key);
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        // On a disk that is full it would keep what is left.
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async read(key, start, end) {
      const file = await open(pathOf(key));
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
        if (bytesRead !== end - start) throw new Error('A part is shorter than it should be');
        return buffer;
      } finally {
        await file.close();
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
