import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  appendInterviewUpload as appendEndpoint,
  createInterviewUpload as createEndpoint,
  getInterviewUpload as getEndpoint,
  maxInterviewChunkBytes,
} from '@kasb/contract';
import type { InterviewMediaType } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { media, mediaChunks } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { chunksOf, digestOf } from '../media/chunks.ts';
import { headBytes, isOfType } from '../media/magic.ts';
import { lockInterview, openInterview } from './byToken.ts';
import { takeRoom } from './room.ts';

type MediaRow = typeof media.$inferSelect;

const answerOf = ({ id, received, size, sha256 }: MediaRow) => ({
  mediaId: id,
  offset: received,
  size,
  isComplete: received === size,
  sha256,
});

/** Uploads that one interview may begin in an hour: every question of a long one, some of them again. */
const mostUploads = 300;
/** Parts of one recording: 50 are enough for the largest. */
const mostChunks = 2000;

async function mediaOf(db: Database, interviewId: string, mediaId: string): Promise<MediaRow> {
  const [row] = isUuid(mediaId)
    ? await db
        .select()
        .from(media)
        .where(and(eq(media.id, mediaId), eq(media.interviewId, interviewId)))
    : [];
  if (!row) throw new Problem('unknownMedia');
  return row;
}

/** Begins a recording's upload; an earlier recording of the same question goes. */
export const createInterviewUpload = verb(
  createEndpoint,
  async (context, { params: { token }, body: { questionId, type, size } }) => {
    const { db, now, media: store } = context;
    const { interview: seen } = await openInterview(context, token);
    await countTry(db, [{ bucket: `uploads:${seen.id}`, max: mostUploads, seconds: 60 * 60 }], now);
    const { row, outdated } = await db.transaction(async (transaction) => {
      const found = await lockInterview(transaction, token, now);
      const { interview } = found;
      if (!interview.questions.some(({ id }) => id === questionId)) {
        throw new Problem('invalid', { fields: { questionId: 'unknownQuestion' } });
      }
      const earlier = await transaction
        .select({ key: mediaChunks.key })
        .from(mediaChunks)
        .innerJoin(media, eq(media.id, mediaChunks.mediaId))
        .where(and(eq(media.interviewId, interview.id), eq(media.questionId, questionId)));
      await transaction.delete(media).where(and(eq(media.interviewId, interview.id), eq(media.questionId, questionId)));
      await takeRoom(transaction, context, found, size);
      const [created] = await transaction
        .insert(media)
        .values({
          interviewId: interview.id,
          questionId,
          type,
          size,
          urlKey: randomBytes(32),
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      return { row: created, outdated: earlier };
    });
    for (const { key } of outdated)
      await store.remove(key).catch((error: unknown) => context.log.warn({ error }, 'a part was left behind'));
    if (!row) throw new Problem('unknownMedia');
    return answerOf(row);
  },
);

/** Where an upload stands. */
export const getInterviewUpload = verb(getEndpoint, async (context, { params: { token, mediaId } }) => {
  const { interview } = await openInterview(context, token);
  return answerOf(await mediaOf(context.db, interview.id, mediaId));
});

/**
 * Adds a chunk, whole or not at all: what a cut connection left is dropped, and the next try begins at the same
 * offset.
 */
export const appendInterviewUpload = verb(
  appendEndpoint,
  async (context, { params: { token, mediaId, offset }, body }) => {
    const { db, now, media: store } = context;
    const { interview } = await openInterview(context, token);
    const row = await mediaOf(db, interview.id, mediaId);
    const start = /^\d{1,12}$/.test(offset) ? Number(offset) : Number.NaN;
    const bytes = new Uint8Array(await body.arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    // The answer to this very chunk may have been lost.
    if (start < row.received && (await isSame(db, row, start, bytes.byteLength, sha256)))
      return answerOf(await finished(context, row));
    checkChunk(row, start, bytes);
    if ((await db.$count(mediaChunks, eq(mediaChunks.mediaId, row.id))) >= mostChunks) throw new Problem('tooOften');
    const key = `${row.id}/${start}-${randomUUID()}`;
    await store.write(key, bytes);
    const saved = await keepChunk(db, row, { start, length: bytes.byteLength, key, sha256 }, now);
    if (saved) return answerOf(await finished(context, saved));
    // Another request was faster.
    await store.remove(key);
    const present = await mediaOf(db, interview.id, mediaId);
    if (await isSame(db, present, start, bytes.byteLength, sha256)) return answerOf(await finished(context, present));
    throw new Problem('uploadOffset', { details: { offset: present.received } });
  },
);

/** @throws Problem uploadOffset, invalid */
function checkChunk(row: MediaRow, start: number, bytes: Uint8Array): void {
  if (start !== row.received || row.received === row.size)
    throw new Problem('uploadOffset', { details: { offset: row.received } });
  const isTooLong = start + bytes.byteLength > row.size || bytes.byteLength > maxInterviewChunkBytes;
  if (isTooLong) throw new Problem('invalid', { fields: { size: 'recordingTooLong' } });
  if (start > 0) return;
  const isHeadWhole = bytes.byteLength >= Math.min(headBytes, row.size);
  if (!isHeadWhole || !isOfType(row.type as InterviewMediaType, bytes)) {
    throw new Problem('invalid', { fields: { type: 'recordingFormat' } });
  }
}

async function isSame(db: Database, row: MediaRow, start: number, length: number, sha256: string): Promise<boolean> {
  const [chunk] = await db
    .select()
    .from(mediaChunks)
    .where(and(eq(mediaChunks.mediaId, row.id), eq(mediaChunks.start, start)));
  return chunk?.length === length && chunk.sha256 === sha256;
}

/** Counts a written chunk in; undefined when the offset is no longer the one that it was written for. */
async function keepChunk(
  db: Database,
  row: MediaRow,
  chunk: Omit<typeof mediaChunks.$inferInsert, 'mediaId'>,
  now: Date,
): Promise<MediaRow | undefined> {
  return db.transaction(async (transaction) => {
    const [saved] = await transaction
      .update(media)
      .set({ received: chunk.start + chunk.length, updatedAt: now })
      .where(and(eq(media.id, row.id), eq(media.received, chunk.start)))
      .returning();
    if (saved) await transaction.insert(mediaChunks).values({ ...chunk, mediaId: row.id });
    return saved;
  });
}

/** A whole recording gets its digest, read back from the store. */
async function finished({ db, media: store }: Pick<Context, 'db' | 'media'>, row: MediaRow): Promise<MediaRow> {
  if (row.received !== row.size || row.sha256 !== null) return row;
  const sha256 = await digestOf(store, await chunksOf(db, row.id));
  await db.update(media).set({ sha256 }).where(eq(media.id, row.id));
  return { ...row, sha256 };
}
