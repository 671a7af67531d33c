import { createApplicationBatch as endpoint } from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { refusalHeldMs } from '../correspondence/recordEvent.ts';
import type { Database } from '../db/database.ts';
import { applicationBatches, applicationBatchItems } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';
import { isForbiddenQuestion } from '../moderation/questionRules.ts';
import { writeWaiting } from './batchMessages.ts';
import { checkVariables } from './fillIn.ts';
import { lockApplications } from './lockApplications.ts';
import { moveApplications, uuids } from './moveApplications.ts';
import { meantBy, planBatch } from './planBatch.ts';
import { findTemplate } from './templates.ts';

type Body = BodyOf<typeof endpoint>;

/**
 * Moves many applications at once, writes to them, or both: all or none of those that can be; what cannot is named.
 * Messages wait until it can be undone no more.
 */
export const createApplicationBatch = verb(endpoint, async (context, { body }) => {
  checkBody(body);
  const id = await createOnce(context, endpoint, body, (transaction, newId) =>
    write(context, transaction, newId, body),
  );
  const [row] = await context.db.select().from(applicationBatches).where(eq(applicationBatches.id, id));
  if (!row) throw new Error('A batch is gone that was just written.');
  return { id, ...row.outcome, undo_until: row.undoUntil.toISOString() };
});

function checkBody({ action, message }: Body): void {
  if (message) checkVariables({ 'message.textRu': message.textRu, 'message.textUz': message.textUz });
  if (!action) {
    if (!message) throw new Problem('invalid', { fields: { 'message.textRu': 'messageRequired' } });
    return;
  }
  const { status, reason, comment } = action;
  if (status === 'rejected' && reason === undefined)
    throw new Problem('invalid', { fields: { 'action.reason': 'reasonRequired' } });
  if (reason === 'other' && comment === undefined)
    throw new Problem('invalid', { fields: { 'action.comment': 'meaningRequired' } });
  if (comment !== undefined && isForbiddenQuestion(comment, []))
    throw new Problem('invalid', { fields: { 'action.comment': 'demandForbidden' } });
}

async function write(
  context: Pick<Context, 'actor' | 'jobs' | 'now'>,
  transaction: Database,
  batchId: string,
  body: Body,
): Promise<void> {
  const { now } = context;
  const { action, message } = body;
  const authorId = personOf(context).id;
  if (message?.templateId !== undefined) await findTemplate(transaction, message.templateId, authorId);
  const ids = await meantBy(transaction, body, authorId);
  const found = await lockApplications(transaction, ids, authorId);
  const { stageId, toMove, toExplain, toWrite, skipped } = await planBatch(transaction, action, { ids, found });
  const undoUntil = new Date(now.getTime() + refusalHeldMs);
  const outcome = {
    changed: toMove.length + toExplain.length,
    skipped,
    messages: { app: 0, telegram: 0, headhunter: 0 },
  };
  await transaction.insert(applicationBatches).values({ id: batchId, authorId, outcome, createdAt: now, undoUntil });
  const { status = 'applied', reason = null, comment = null } = action ?? {};
  const events = await moveApplications(context, transaction, {
    ids: toMove.map(({ id }) => id),
    status,
    stageId,
    authorId,
    at: now,
    batchId,
    refusal: status === 'rejected' ? { reason, comment } : undefined,
    undoUntil,
  });
  if (toExplain.length > 0)
    await transaction.execute(sql`
      update applications set refusal_reason = ${reason}, refusal_comment = ${comment}
      where id = any (${uuids(toExplain.map(({ id }) => id))})`);
  const touched = [...toMove, ...toExplain, ...toWrite];
  if (touched.length > 0)
    await transaction.insert(applicationBatchItems).values(
      touched.map(({ id, status: former, stage_id, status_since, refusal_reason, refusal_comment }) => ({
        batchId,
        applicationId: id,
        before: { status: former, stage_id, status_since, refusal_reason, refusal_comment },
        eventId: events.get(id) ?? null,
      })),
    );
  if (!message) return;
  const messages = await writeWaiting(context, transaction, {
    batchId,
    ids: touched.map(({ id }) => id),
    message,
    undoUntil,
  });
  await transaction
    .update(applicationBatches)
    .set({ outcome: { ...outcome, messages } })
    .where(eq(applicationBatches.id, batchId));
}
