import { createHash, randomUUID } from 'node:crypto';
import {
  appendResumeUpload as appendEndpoint,
  createResumeUpload as createEndpoint,
  deleteResumeFile as deleteEndpoint,
} from '@kasb/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../../context/context.ts';
import { verb } from '../../context/verb.ts';
import { sendVersion } from '../../context/version.ts';
import type { Database } from '../../db/database.ts';
import { isUuid } from '../../db/ids.ts';
import { resumeFileChunks, resumeFiles } from '../../db/schema/index.ts';
import { personOf } from '../../http/actor.ts';
import { countAct } from '../../http/personLimits.ts';
import { Problem } from '../../http/problem.ts';
import { readBytes } from '../../media/chunks.ts';
import { findResume, lockResumes } from '../findResume.ts';
import { resumeAnswerOf } from '../resume.ts';
import { fileChunks } from './fileChunks.ts';
import { checkHead, checkWhole } from './pdfCheck.ts';

type FileRow = typeof resumeFiles.$inferSelect;

const answerOf = ({ id, received, size, sha256 }: FileRow) => ({
  id,
  offset: received,
  size,
  is_complete: sha256 !== null,
});

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * A file's own name: without folders, and without signs that are not seen or turn the text around. It ends as what it
 * is: a document that is a page too would be opened as one where it is saved as `.html`.
 */
function cleaned(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const seen = last
    .replace(/\p{C}/gu, '')
    .replace(/^[\s.]+/, '')
    .trim();
  return /\.pdf$/i.test(seen) ? seen : `${seen || 'file'}.pdf`;
}

/** Begins the upload of a file; an earlier one that is under way ends. */
export const createResumeUpload = verb(createEndpoint, async (context, { params, body: { name, size } }) => {
  const { db, now } = context;
  const userId = personOf(context).id;
  return db.transaction(async (transaction) => {
    await lockResumes(transaction, userId);
    const { id: resumeId } = await findResume(context, transaction, params.id);
    await countAct(transaction, userId, 'files', now);
    await detach(transaction, and(eq(resumeFiles.resumeId, resumeId), isNull(resumeFiles.sha256)));
    const fields = { userId, resumeId, name: cleaned(name), size, createdAt: now, updatedAt: now };
    const [created] = await transaction.insert(resumeFiles).values(fields).returning();
    if (!created) throw new Problem('unknownFile');
    return answerOf(created);
  });
});

/** Adds a chunk, whole or not at all; with the last one the file is looked through and takes the former one's place. */
export const appendResumeUpload = verb(appendEndpoint, async (context, { params, body }) => {
  const bytes = Buffer.from(await body.arrayBuffer());
  const start = /^\d{1,12}$/.test(params.offset) ? Number(params.offset) : Number.NaN;
  const { id: resumeId } = await findResume(context, context.db, params.id);
  const key = `${params.uploadId}/${start}-${randomUUID()}`;
  try {
    return await context.db.transaction(async (transaction) => {
      const row = await lockUpload(transaction, resumeId, params.uploadId);
      const chunk = { fileId: row.id, start, length: bytes.byteLength, key, sha256: digestOf(bytes) };
      // The answer to this very chunk may have been lost.
      if (start < row.received && (await isKept(transaction, chunk))) return answerOf(row);
      return answerOf(await add(context, transaction, row, chunk, bytes));
    });
  } catch (error) {
    await context.media.remove(key).catch(() => undefined);
    throw error;
  }
});

/** Takes the file off, and ends an upload. */
export const deleteResumeFile = verb(deleteEndpoint, async (context, { params: { id } }) => {
  const row = await findResume(context, context.db, id);
  await detach(context.db, eq(resumeFiles.resumeId, row.id));
  sendVersion(context, row);
  return resumeAnswerOf(context, row);
});

/** What is of no resume any more is removed in its time, unless a response was sent with it. */
async function detach(db: Database, condition: ReturnType<typeof and>): Promise<void> {
  await db.update(resumeFiles).set({ resumeId: null }).where(condition);
}

/** @throws Problem unknownFile */
async function lockUpload(transaction: Database, resumeId: string, id: string): Promise<FileRow> {
  const [row] = isUuid(id)
    ? await transaction
        .select()
        .from(resumeFiles)
        .where(and(eq(resumeFiles.id, id), eq(resumeFiles.resumeId, resumeId)))
        .for('update')
    : [];
  if (!row) throw new Problem('unknownFile');
  return row;
}

/** Parts of one file: ten are enough for the largest, and slow lines need smaller ones. */
const mostChunks = 500;

type Chunk = typeof resumeFileChunks.$inferInsert;

async function isKept(transaction: Database, { fileId, start, length, sha256 }: Chunk): Promise<boolean> {
  const chunks = await fileChunks(transaction, fileId);
  return chunks.some((each) => each.start === start && each.length === length && each.sha256 === sha256);
}

/** @throws Problem uploadOffset, invalid, notPdf, pdfLocked */
async function add(
  context: Pick<Context, 'media' | 'now'>,
  transaction: Database,
  row: FileRow,
  chunk: Chunk,
  bytes: Buffer,
) {
  const { media, now } = context;
  const received = row.received + chunk.length;
  if (chunk.start !== row.received || row.sha256 !== null)
    throw new Problem('uploadOffset', { details: { offset: row.received } });
  const isTooMany = (await transaction.$count(resumeFileChunks, eq(resumeFileChunks.fileId, row.id))) >= mostChunks;
  if (received > row.size || isTooMany) throw new Problem('invalid', { fields: { size: 'pdfNeeded' } });
  if (chunk.start === 0) checkHead(bytes);
  const isWhole = received === row.size;
  const sha256 = isWhole ? digestOf(await wholeOf(context, transaction, row, bytes)) : null;
  await media.write(chunk.key, bytes);
  await transaction.insert(resumeFileChunks).values(chunk);
  if (isWhole && row.resumeId !== null)
    await detach(transaction, and(eq(resumeFiles.resumeId, row.resumeId), isNotNull(resumeFiles.sha256)));
  const changes = { received, sha256, updatedAt: now };
  await transaction.update(resumeFiles).set(changes).where(eq(resumeFiles.id, row.id));
  return { ...row, ...changes };
}

/** A file with its last part, if it is one that is taken. @throws Problem notPdf, pdfLocked */
async function wholeOf(
  { media }: Pick<Context, 'media'>,
  transaction: Database,
  row: FileRow,
  last: Buffer,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const chunks = await fileChunks(transaction, row.id);
  for await (const part of readBytes(media, chunks, 0, row.received)) parts.push(part);
  const whole = Buffer.concat([...parts, last]);
  checkWhole(whole);
  return whole;
}
