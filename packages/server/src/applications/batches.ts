import { createApplicationBatch as endpoint, mostInBatch } from '@kasb/contract';
import type { BodyOf, SkippedWhy } from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { refusalHeldMs } from '../correspondence/recordEvent.ts';
import type { Database } from '../db/database.ts';
import { applicationBatches, applicationBatchItems } from '../db/schema/index.ts';
import type { BatchOutcome } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { createOnce } from '../http/idempotency.ts';
import { Problem } from '../http/problem.ts';
import { isForbiddenQuestion } from '../moderation/questionRules.ts';
import { writeWaiting } from './batchMessages.ts';
import { checkVariables } from './fillIn.ts';
import { vacanciesOf } from './listApplications.ts';
import { lockApplications } from './lockApplications.ts';
import type { LockedApplication } from './lockApplications.ts';
import { moveApplications, uuids } from './moveApplications.ts';
import { stageOf } from './stages.ts';
import { findTemplate } from './templates.ts';
import { isWanted } from './wanted.ts';

type Body = BodyOf<typeof endpoint>;

/**
 * Moves many applications at once, all or none of those that can be moved; what cannot is named. Messages wait until it
 * can be undone no more.
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

function checkBody({ applicationIds = [], action, message }: Body): void {
  if (new Set(applicationIds).size > mostInBatch) throw new Problem('batchTooLarge');
  const { status, reason, comment } = action;
  if (status === 'rejected' && reason === undefined)
    throw new Problem('invalid', { fields: { 'action.reason': 'reasonRequired' } });
  if (reason === 'other' && comment === undefined)
    throw new Problem('invalid', { fields: { 'action.comment': 'meaningRequired' } });
  if (comment !== undefined && isForbiddenQuestion(comment, []))
    throw new Problem('invalid', { fields: { 'action.comment': 'demandForbidden' } });
  if (message) checkVariables({ 'message.textRu': message.textRu, 'message.textUz': message.textUz });
}

/** The applications that are meant. @throws Problem batchTooLarge */
async function meantBy(transaction: Database, body: Body, personId: string): Promise<string[]> {
  const { applicationIds, filter, exceptIds = [] } = body;
  if (applicationIds) return [...new Set(applicationIds)];
  if (!filter) return [];
  const { vacancy_id: vacancyId, ...wanted } = filter;
  const rows = await transaction.execute<{ id: string }>(sql`
    with mine as materialized (${vacanciesOf(personId, vacancyId)})
    select id from applications where vacancy_id in (select id from mine) and ${isWanted(wanted)}
    limit ${mostInBatch + exceptIds.length + 1}`);
  const except = new Set(exceptIds);
  const ids = rows.map(({ id }) => id).filter((id) => !except.has(id));
  if (ids.length > mostInBatch) throw new Problem('batchTooLarge');
  return ids;
}

async function write(context: Context, transaction: Database, batchId: string, body: Body): Promise<void> {
  const { now } = context;
  const { action, message } = body;
  const { status, reason = null, comment = null } = action;
  const authorId = personOf(context).id;
  if (message?.templateId !== undefined) await findTemplate(transaction, message.templateId, authorId);
  const ids = await meantBy(transaction, body, authorId);
  const found = await lockApplications(transaction, ids, authorId);
  const stageId = await stageFor(transaction, action, found);
  const known = new Set(found.map(({ id }) => id));
  const skipped: BatchOutcome['skipped'] = ids.filter((id) => !known.has(id)).map((id) => ({ id, why: 'not_found' }));
  const toMove: LockedApplication[] = [];
  const toExplain: LockedApplication[] = [];
  for (const row of found) {
    const why = whySkipped(row);
    if (why) skipped.push({ id: row.id, why });
    else if (row.status !== status || row.stage_id !== stageId) toMove.push(row);
    else if (reason !== null && row.refusal_reason === null) toExplain.push(row);
    else skipped.push({ id: row.id, why: 'same' });
  }
  const changed = [...toMove, ...toExplain];
  const undoUntil = new Date(now.getTime() + refusalHeldMs);
  const none = { app: 0, telegram: 0, headhunter: 0 };
  const outcome = { changed: changed.length, skipped, messages: none };
  await transaction.insert(applicationBatches).values({ id: batchId, authorId, outcome, createdAt: now, undoUntil });
  const refusal = status === 'rejected' ? { reason, comment } : undefined;
  const moved = toMove.map(({ id }) => id);
  const events = await moveApplications(context, transaction, {
    ids: moved,
    status,
    stageId,
    authorId,
    at: now,
    batchId,
    refusal,
    undoUntil,
  });
  if (toExplain.length > 0)
    await transaction.execute(sql`
      update applications set refusal_reason = ${reason}, refusal_comment = ${comment}
      where id = any (${uuids(toExplain.map(({ id }) => id))})`);
  if (changed.length > 0)
    await transaction.insert(applicationBatchItems).values(
      changed.map(({ id, status: former, stage_id, status_since, refusal_reason, refusal_comment }) => ({
        batchId,
        applicationId: id,
        before: { status: former, stage_id, status_since, refusal_reason, refusal_comment },
        eventId: events.get(id) ?? null,
      })),
    );
  if (!message) return;
  const messages = await writeWaiting(context, transaction, {
    batchId,
    ids: changed.map(({ id }) => id),
    message,
    undoUntil,
  });
  await transaction
    .update(applicationBatches)
    .set({ outcome: { ...outcome, messages } })
    .where(eq(applicationBatches.id, batchId));
}

function whySkipped({ is_withdrawn, is_gone }: LockedApplication): SkippedWhy | undefined {
  if (is_withdrawn) return 'withdrawn';
  return is_gone ? 'hidden' : undefined;
}

/** The step that they go to, which is of one company and of the status. @throws Problem unknownStage */
async function stageFor(
  transaction: Database,
  { status, stageId }: Body['action'],
  found: readonly LockedApplication[],
): Promise<string | null> {
  if (stageId === undefined) return null;
  for (const companyId of new Set(found.map(({ company_id }) => company_id)))
    if ((await stageOf(transaction, companyId, stageId)) !== status) throw new Problem('unknownStage');
  return stageId;
}
