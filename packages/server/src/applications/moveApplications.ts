import type { SettableApplicationStatus, ApplicationStatus } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { hideUnseenRefusals, refusalHeldMs } from '../correspondence/recordEvent.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { tellHeadHunter } from '../headhunter/syncJob.ts';
import { tellCandidates } from '../notifications/applicationNotices.ts';

/** A move of applications that are locked, may be moved, and are somewhere else. */
interface Move {
  ids: readonly string[];
  status: ApplicationStatus;
  stageId: string | null;
  authorId: string;
  at: Date;
  batchId?: string;
  refusal?: { reason: string | null; comment: string | null };
  /** Until when it may be undone: HeadHunter is told then. @default at once */
  undoUntil?: Date;
}

interface Written extends Record<string, unknown> {
  id: string;
  application_id: string;
  kind: 'status' | 'stage' | 'opened';
}

export const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join()}}`}::uuid[]`;

/**
 * Moves applications to a status and a step of the company's own: the one way there is, for one and for a thousand, in
 * as many statements. Whoever moves one that nobody looked at has opened it. @returns the events by application
 */
export async function moveApplications(
  services: Pick<Services, 'jobs'>,
  transaction: Database,
  move: Move,
): Promise<Map<string, string>> {
  const { ids, status, stageId, authorId, at, batchId = null, refusal } = move;
  if (ids.length === 0) return new Map();
  const now = at.toISOString();
  // The step tells that it was opened; a refusal is told later, and the opening at once.
  await openApplications(transaction, ids, { authorId, at, isUntold: status !== 'rejected' });
  if (status !== 'rejected') {
    const refused = await rowsOf<{ id: string }>(transaction)`
      select id from applications where id = any (${uuids(ids)}) and status = 'rejected'`;
    await hideUnseenRefusals(
      transaction,
      refused.map(({ id }) => id),
      at,
    );
  }
  const visibleAt = status === 'rejected' ? new Date(at.getTime() + refusalHeldMs) : at;
  const events = await rowsOf<Written>(transaction)`
    insert into application_events (application_id, kind, status, stage_id, author_id, at, visible_at, batch_id)
    select id, case when status = ${status} then 'stage' else 'status' end, ${status}, ${stageId}::uuid,
      ${authorId}::uuid, ${now}::timestamptz, ${visibleAt.toISOString()}::timestamptz, ${batchId}::uuid
    from applications where id = any (${uuids(ids)}) order by id
    returning id, application_id, kind`;
  await transaction.execute(sql`
    update applications set stage_id = ${stageId}::uuid,
      status_since = case when status = ${status} then status_since else ${now}::timestamptz end,
      status = ${status}, updated_at = ${now}, last_event_at = ${now},
      refusal_reason = ${refusal?.reason ?? null}, refusal_comment = ${refusal?.comment ?? null}
    where id = any (${uuids(ids)})`);
  const moved = events
    .filter(({ kind }) => kind === 'status')
    .map(({ id, application_id: applicationId }) => ({ id, applicationId }));
  await tellCandidates(transaction, moved, { kind: 'status', status, at, visibleAt });
  const told = moved.map(({ applicationId }) => applicationId);
  await tellOfMoves(services, transaction, told, { status, at, after: move.undoUntil ?? at });
  return new Map(events.map(({ id, application_id }) => [application_id, id]));
}

/** Records who looked at applications first, and tells their candidates, unless what comes with it says it too. */
export async function openApplications(
  transaction: Database,
  ids: readonly string[],
  { authorId, at, isUntold = false }: { authorId: string; at: Date; isUntold?: boolean },
): Promise<void> {
  const now = at.toISOString();
  const opened = await rowsOf<Written>(transaction)`
    with opened as (
      update applications set opened_at = ${now}, last_event_at = ${now}
      where id = any (${uuids(ids)}) and opened_at is null and withdrawn_at is null returning id, status
    )
    insert into application_events (application_id, kind, status, author_id, at, visible_at)
    select id, 'opened', status, ${authorId}::uuid, ${now}::timestamptz, ${now}::timestamptz from opened order by id
    returning id, application_id, kind`;
  const events = opened.map(({ id, application_id: applicationId }) => ({ id, applicationId }));
  if (!isUntold) await tellCandidates(transaction, events, { kind: 'opened', at });
}

/** Has HeadHunter told of where its applicants are now; back to the beginning it cannot be. */
export async function tellOfMoves(
  { jobs }: Pick<Services, 'jobs'>,
  transaction: Database,
  ids: readonly string[],
  { status, at, after }: { status: ApplicationStatus; at: Date; after: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const pending: SettableApplicationStatus | null = status === 'applied' ? null : status;
  const told = await rowsOf<{ application_id: string }>(transaction)`
    update headhunter_negotiations set pending_status = ${pending}, attempts = 0, error = null,
      try_after = ${after.toISOString()}::timestamptz
    where application_id = any (${uuids(ids)}) returning application_id`;
  if (pending === null) return;
  const seconds = Math.ceil((after.getTime() - at.getTime()) / 1000);
  for (const { application_id: applicationId } of told)
    await jobs.send(transaction, tellHeadHunter, { applicationId }, { after: seconds });
}
