import type { Logger } from 'pino';
import type { MediaStore } from './mediaStore.ts';

/** Removes parts of recordings and files from the store, after the database has forgotten them. */
export async function removeParts(
  { media, log }: { media: MediaStore; log: Logger },
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await media.remove(key).catch((error: unknown) => log.warn({ key, error }, 'a part was left behind'));
}
