import { undoApplicationBatch as endpoint } from '@kasb/contract';
import type { SkippedWhy } from '@kasb/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { applicationBatches, applicationBatchItems } from '../db/schema/index.ts';
import type { FormerPlace } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { forgetEvents } from '../notifications/applicationNotices.ts';
import { lockApplications } from './lockApplications.ts';
import type { FoundApplication } from './lockApplications.ts';
import { tellOfMoves, uuids } from './moveApplications.ts';

interface Restored {
  id: string;
  before: FormerPlace;
  eventId: string | null;
}

/**
 * Undoes a batch, by any member of the company: what somebody changed since stays as it is and is named. What was
 * undone was never there for the candidates, and its messages are never sent. Of a batch over several companies each
 * member undoes what is of theirs, and learns of nothing else; the others undo the rest.
 */
export const undoApplicationBatch = verb(endpoint, async (context, { params: { id } }) => {
  const { db, now } = context;
  const personId = personOf(context).id;
  return db.transaction(async (transaction) => {
    const [batch] = isUuid(id)
      ? await transaction.select().from(applicationBatches).where(eq(applicationBatches.id, id)).for('update')
      : [];
    if (!batch) throw new Problem('unknownBatch');
    const all = await transaction.select().from(applicationBatchItems).where(eq(applicationBatchItems.batchId, id));
    const found = await lockApplications(
      transaction,
      all.map(({ applicationId }) => applicationId),
      personId,
    );
    const own = all.filter(({ applicationId }) => found.some((row) => row.id === applicationId));
    // Nobody learns of a batch of another company, nor of an empty one but whoever made it.
    if (own.length === 0 && (all.length > 0 || batch.authorId !== personId)) throw new Problem('unknownBatch');
    const items = own.filter(({ undoneAt }) => undoneAt === null);
    if (batch.undoneAt || (own.length > 0 && items.length === 0)) throw new Problem('batchUndone');
    if (now > batch.undoUntil) throw new Problem('batchTooOld');
    const ids = items.map(({ applicationId }) => applicationId);
    const unsent = await rowsOf(transaction)`
      delete from application_messages
      where batch_id = ${id} and application_id = any (${uuids(ids)}) and sent_at is null returning id`;
    await transaction
      .update(applicationBatchItems)
      .set({ undoneAt: now })
      .where(and(eq(applicationBatchItems.batchId, id), inArray(applicationBatchItems.applicationId, ids)));
    if (all.every(({ applicationId, undoneAt }) => undoneAt !== null || ids.includes(applicationId)))
      await transaction.update(applicationBatches).set({ undoneAt: now }).where(eq(applicationBatches.id, id));
    // Who was only written to stays where they are.
    if (batch.outcome.changed === 0) return { restored: unsent.length, skipped: [] };
    const latest = await latestEvents(transaction, ids);
    const restored: Restored[] = [];
    const skipped: { id: string; why: SkippedWhy }[] = [];
    for (const { applicationId, before, eventId } of items) {
      const row = found.find(({ id: foundId }) => foundId === applicationId);
      const isLatest = eventId === null ? row?.status === before.status : latest.get(applicationId) === eventId;
      const why = whySkipped(row, isLatest);
      if (why) skipped.push({ id: applicationId, why });
      else restored.push({ id: applicationId, before, eventId });
    }
    await putBack(context, transaction, restored);
    return { restored: restored.length, skipped };
  });
});

function whySkipped(row: FoundApplication | undefined, isLatest: boolean): SkippedWhy | undefined {
  if (!row) return 'not_found';
  if (row.is_withdrawn) return 'withdrawn';
  if (row.is_gone) return 'hidden';
  return isLatest ? undefined : 'changed';
}

/** The last event of each that says where it is. */
async function latestEvents(transaction: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; application_id: string }>(transaction)`
    select distinct on (application_id) id, application_id from application_events
    where application_id = any (${uuids(ids)}) and kind in ('status', 'stage', 'undone', 'withdrawn')
    order by application_id, number desc`;
  return new Map(rows.map(({ id, application_id }) => [application_id, id]));
}

async function putBack(
  context: Pick<Context, 'actor' | 'jobs' | 'now'>,
  transaction: Database,
  restored: readonly Restored[],
): Promise<void> {
  if (restored.length === 0) return;
  const { now } = context;
  const at = now.toISOString();
  const places = JSON.stringify(restored.map(({ id, before }) => ({ id, ...before })));
  await transaction.execute(sql`
    with former as (
      select * from jsonb_to_recordset(${places}::jsonb) as former (
        id uuid, status text, stage_id uuid, status_since timestamptz, refusal_reason text, refusal_comment text
      )
    )
    update applications set status = former.status, status_since = former.status_since,
      stage_id = (select stages.id from stages where stages.id = former.stage_id and deleted_at is null),
      refusal_reason = former.refusal_reason, refusal_comment = former.refusal_comment,
      updated_at = ${at}, last_event_at = ${at}
    from former where applications.id = former.id`);
  const moved = restored.flatMap(({ id, eventId }) => (eventId === null ? [] : [{ id, eventId }]));
  const undone = moved.map(({ eventId }) => eventId);
  await transaction.execute(sql`
    update application_events set visible_at = 'infinity' where id = any (${uuids(undone)})`);
  await forgetEvents(transaction, undone);
  await transaction.execute(sql`
    insert into application_events (application_id, kind, status, stage_id, author_id, at, visible_at)
    select id, 'undone', status, stage_id, ${personOf(context).id}::uuid, ${at}::timestamptz, 'infinity'
    from applications where id = any (${uuids(moved.map(({ id }) => id))}) order by id`);
  const byStatus = Map.groupBy(restored, ({ before }) => before.status);
  for (const [status, rows] of byStatus) {
    const ids = rows.filter(({ eventId }) => eventId !== null).map(({ id }) => id);
    await tellOfMoves(context, transaction, ids, { status, at: now, after: now });
  }
}
