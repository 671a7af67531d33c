import { and, eq, lt, notExists } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { interviewAnswers, media, mediaChunks } from '../db/schema/index.ts';

const hourMs = 60 * 60 * 1000;
const idleHours = 24;

/** Removes recordings that were not handed in and have been idle for a day. */
export async function removeAbandonedMedia({ db, clock, media: store, log }: Pick<Services, 'db' | 'clock' | 'media' | 'log'>): Promise<void> {
  const idleSince = new Date(clock().getTime() - idleHours * hourMs);
  const isAnswer = db.select().from(interviewAnswers).where(eq(interviewAnswers.mediaId, media.id));
  const rows = await db.select({ id: media.id }).from(media).where(and(lt(media.updatedAt, idleSince), notExists(isAnswer)));
  for (const { id } of rows) {
    const chunks = await db.select({ key: mediaChunks.key }).from(mediaChunks).where(eq(mediaChunks.mediaId, id));
    for (const { key } of chunks) await store.remove(key);
    await db.delete(media).where(eq(media.id, id));
    log.info({ mediaId: id }, 'an abandoned recording was removed');
  }
}

/** Does so every hour. @returns what ends it */
export function startMediaCleanUp(services: Pick<Services, 'db' | 'clock' | 'media' | 'log'>): () => void {
  const run = () => removeAbandonedMedia(services).catch((error: unknown) => services.log.error({ error }, 'cleaning recordings failed'));
  const timer = setInterval(() => void run(), hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
