import { and, eq, lt, notExists } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import type { Database } from '../db/database.ts';
import { interviewAnswers, interviews, media, mediaChunks } from '../db/schema/index.ts';

const idleMs = 24 * 60 * 60 * 1000;

/** Removes recordings that were not handed in and have been idle for a day. */
export async function removeAbandonedMedia({
  db,
  clock,
  media: store,
  log,
}: Pick<Services, 'db' | 'clock' | 'media' | 'log'>): Promise<void> {
  const idleSince = new Date(clock().getTime() - idleMs);
  for (const { id } of await db.select({ id: media.id }).from(media).where(isAbandoned(db, idleSince))) {
    const keys = await forget(db, id, idleSince);
    for (const key of keys ?? [])
      await store.remove(key).catch((error: unknown) => log.warn({ mediaId: id, error }, 'a part was left behind'));
    if (keys) log.info({ mediaId: id }, 'an abandoned recording was removed');
  }
}

function isAbandoned(db: Database, idleSince: Date) {
  return and(
    lt(media.updatedAt, idleSince),
    notExists(db.select().from(interviewAnswers).where(eq(interviewAnswers.mediaId, media.id))),
  );
}

/** @returns the names of its parts in the store, or undefined when it is wanted after all */
function forget(db: Database, id: string, idleSince: Date): Promise<string[] | undefined> {
  return db.transaction(async (transaction) => {
    // Who hands it in right now holds the interview, too.
    await transaction
      .select({ id: interviews.id })
      .from(interviews)
      .innerJoin(media, eq(media.interviewId, interviews.id))
      .where(eq(media.id, id))
      .for('update', { of: interviews });
    const chunks = await transaction
      .select({ key: mediaChunks.key })
      .from(mediaChunks)
      .where(eq(mediaChunks.mediaId, id));
    const gone = await transaction
      .delete(media)
      .where(and(eq(media.id, id), isAbandoned(transaction, idleSince)))
      .returning({ id: media.id });
    return gone.length === 0 ? undefined : chunks.map(({ key }) => key);
  });
}
