import { listAudit, verifyAudit } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { auditEvents } from '../db/schema/index.ts';
import { operatorOf } from '../http/actor.ts';
import { byNumber } from '../http/cursor.ts';
import { finishPage, pageStart } from '../http/page.ts';
import { told } from '../http/words.ts';
import { maskAddress } from '../text/maskAddress.ts';
import { verifyJournal } from './journal.ts';

/** A day in Tashkent. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:00`);
const dayMs = 24 * 60 * 60 * 1000;

/** What is kept as codes of reasons, a line each, in the words of who reads it. */
const toldIn = (changes: Record<string, [unknown, unknown]>, language: Language) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, values]) => [
      field,
      field === 'moderation_comment'
        ? values.map((value) => (typeof value === 'string' ? linesIn(value, language) : value))
        : values,
    ]),
  );

const linesIn = (kept: string, language: Language) =>
  kept
    .split('\n')
    .map((line) => told(line, language).text)
    .join('\n');

/** The operators' journal. */
export const auditVerbs = [
  verb(listAudit, async (context, { query }) => {
    const { db, headers, language } = context;
    const { actor, actorId, action, entityType, entityId, from, to } = query;
    const { id, name, role } = operatorOf(context);
    const { after, take } = pageStart(query, byNumber);
    const isOwn = id === undefined ? eq(auditEvents.actorName, name) : eq(auditEvents.actorId, id);
    const isWanted = and(
      role === 'admin' ? undefined : isOwn,
      actor === undefined ? undefined : eq(auditEvents.actorName, actor),
      actorId === undefined ? undefined : isUuid(actorId) ? eq(auditEvents.actorId, actorId) : sql`false`,
      action === undefined ? undefined : eq(auditEvents.action, action),
      entityType === undefined ? undefined : eq(auditEvents.entityType, entityType),
      entityId === undefined ? undefined : eq(auditEvents.entityId, entityId),
      from === undefined ? undefined : gte(auditEvents.at, startOf(from)),
      to === undefined ? undefined : lt(auditEvents.at, new Date(startOf(to).getTime() + dayMs)),
    );
    // The numbers have no gaps: the last one is how many there are.
    const total = isWanted === undefined ? sql<number>`coalesce(max(${auditEvents.id}), 0)::int` : count();
    const [counted] = await db.select({ total }).from(auditEvents).where(isWanted);
    const rows = await db
      .select()
      .from(auditEvents)
      .where(and(isWanted, after === undefined ? undefined : lt(auditEvents.id, Number(after[0]))))
      .orderBy(desc(auditEvents.id))
      .limit(take);
    const page = finishPage(
      listAudit,
      headers,
      { query },
      {
        total: counted?.total ?? 0,
        rows,
        positionOf: ({ id: number }) => [String(number), '', byNumber],
      },
    );
    return {
      items: page.map((event) => ({
        id: event.id,
        at: event.at.toISOString(),
        actor_kind: event.actorKind,
        actor_id: event.actorId,
        actor_name: event.actorName,
        role: event.role,
        action: event.action,
        entity_type: event.entityType,
        entity_id: event.entityId,
        entity_title: event.entityTitle,
        changes: event.changes && toldIn(event.changes, language),
        reason: event.reason,
        address: event.address && maskAddress(event.address),
        request_id: event.requestId,
      })),
    };
  }),

  verb(verifyAudit, async ({ db }) => {
    const { isWhole, checked, brokenId } = await verifyJournal(db);
    return { is_whole: isWhole, checked, broken_id: brokenId };
  }),
];
