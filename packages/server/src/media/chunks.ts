import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mediaChunks } from '../db/schema/index.ts';
import type { MediaStore } from './mediaStore.ts';

type Chunk = Pick<typeof mediaChunks.$inferSelect, 'start' | 'length' | 'key' | 'sha256'>;

/** The parts of a recording, in order. */
export async function chunksOf(db: Database, mediaId: string): Promise<Chunk[]> {
  const { start, length, key, sha256 } = mediaChunks;
  return db
    .select({ start, length, key, sha256 })
    .from(mediaChunks)
    .where(eq(mediaChunks.mediaId, mediaId))
    .orderBy(asc(start));
}

/** The bytes of a recording from `start` up to but without `end`, a part at a time. */
export async function* readBytes(
  store: MediaStore,
  chunks: readonly Chunk[],
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    const from = Math.max(start, chunk.start) - chunk.start;
    const to = Math.min(end, chunk.start + chunk.length) - chunk.start;
    if (from < to) yield await store.read(chunk.key, from, to);
  }
}

/** The digest of a whole recording, in hex. */
export async function digestOf(store: MediaStore, chunks: readonly Chunk[]): Promise<string> {
  const hash = createHash('sha256');
  const last = chunks.at(-1);
  for await (const bytes of readBytes(store, chunks, 0, (last?.start ?? 0) + (last?.length ?? 0))) hash.update(bytes);
  return hash.digest('hex');
}
