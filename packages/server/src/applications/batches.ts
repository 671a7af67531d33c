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

function checkBody({ applicationIds = [], action, message }: Body): void {
  if (new Set(applicationIds).size > mostInBatch) throw new Problem('batchTooLarge');
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
  const authorId = personOf(context).id;
  if (message?.templateId !== undefined) await findTemplate(transaction, message.templateId, authorId);
  const ids = await meantBy(transaction, body, authorId);
  const found = await lockApplications(transaction, ids, authorId);
  const stageId = action ? await stageFor(transaction, action, found) : null;
  const { toMove, toExplain, toWrite, skipped } = sorted(ids, found, { action, stageId });
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

interface Sorted {
  toMove: LockedApplication[];
  /** Who was refused before, without a reason. */
  toExplain: LockedApplication[];
  /** Who is only written to. */
  toWrite: LockedApplication[];
  skipped: BatchOutcome['skipped'];
}

/** What is to be done to each. */
function sorted(
  ids: readonly string[],
  found: readonly LockedApplication[],
  { action, stageId }: { action: Body['action']; stageId: string | null },
): Sorted {
  const known = new Set(found.map(({ id }) => id));
  const skipped: BatchOutcome['skipped'] = ids.filter((id) => !known.has(id)).map((id) => ({ id, why: 'not_found' }));
  const all: Sorted = { toMove: [], toExplain: [], toWrite: [], skipped };
  for (const row of found) {
    const why = whySkipped(row, action === undefined);
    if (why) skipped.push({ id: row.id, why });
    else if (!action) all.toWrite.push(row);
    else if (row.status !== action.status || row.stage_id !== stageId) all.toMove.push(row);
    else if (action.reason !== undefined && row.refusal_reason === null) all.toExplain.push(row);
    else skipped.push({ id: row.id, why: 'same' });
  }
  return all;
}

function whySkipped(row: LockedApplication, isOnlyWrittenTo: boolean): SkippedWhy | undefined {
  if (row.is_withdrawn) return 'withdrawn';
  if (row.is_gone) return 'hidden';
  return isOnlyWrittenTo && row.candidate_id === null ? 'headhunter' : undefined;
}

/** The step that they go to, which is of one company and of the status. @throws Problem unknownStage */
async function stageFor(
  transaction: Database,
  { status, stageId }: NonNullable<Body['action']>,
  found: readonly LockedApplication[],
): Promise<string | null> {
  if (stageId === undefined) return null;
  for (const companyId of new Set(found.map(({ company_id }) => company_id)))
    if ((await stageOf(transaction, companyId, stageId)) !== status) throw new Problem('unknownStage');
  return stageId;
}
