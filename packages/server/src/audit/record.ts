import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { auditEvents, auditLog } from '../db/schema/index.ts';
import { maskPhone } from '../text/maskPhone.ts';
import { wellFormed } from '../text/wellFormed.ts';

/** Something that was done. */
export interface AuditEvent {
  /** A noun and a past participle, such as `member.invited`. */
  action: string;
  /** What it was done to: `company`, `user`, `subscription`, … */
  entityType: string;
  entityId?: string;
  /** What people know it by, where operators did it. */
  entityTitle?: string | undefined;
  /** Why, in an operator's words. */
  reason?: string | undefined;
  /** Before and after, by field. Nothing secret: the record is read by operators and kept for long. */
  changes?: Record<string, [before: unknown, after: unknown]>;
}

/** Who does it, as far as it is known: a call's context has it all, a job or the command line names itself. */
export type AuditSource =
  | Pick<Context, 'actor' | 'now' | 'address' | 'requestId'>
  | { actor: { kind: 'system' | 'cli' | 'provider'; name: string }; now: Date };

/**
 * Writes what was done into the record, in the same transaction, so that neither is there without the other. What
 * operators do goes into their journal, which nobody changes; what people do goes with them.
 */
export async function record(transaction: Database, source: AuditSource, event: AuditEvent): Promise<void> {
  const { now, actor } = source;
  const { action, entityType, entityId = null } = event;
  const from = 'requestId' in source ? { address: source.address, requestId: source.requestId } : {};
  const ofJournal = journalActor(actor);
  if (ofJournal) {
    const { entityTitle = null, reason = null } = event;
    const changes = event.changes ? masked(event.changes) : null;
    const what = { action, entityType, entityId, entityTitle, changes, reason };
    await transaction.insert(auditEvents).values({ at: now, ...ofJournal, ...what, ...from });
    return;
  }
  const actorId = actor.kind === 'user' ? actor.user.id : null;
  const actorKind = actor.kind === 'user' || actor.kind === 'visitor' ? actor.kind : ('system' as const);
  const who = { actorKind, actorId, actorName: 'name' in actor ? actor.name : null };
  await transaction
    .insert(auditLog)
    .values({ at: now, ...who, action, entityType, entityId, changes: event.changes ?? null, ...from });
}

/** Who it was, where the journal is for them. */
function journalActor(actor: AuditSource['actor']) {
  if (actor.kind === 'cli' || actor.kind === 'provider') return { actorKind: actor.kind, actorName: actor.name };
  if (actor.kind !== 'operator') return undefined;
  const { id, name, role } = actor;
  return { actorKind: id === undefined ? ('token' as const) : actor.kind, actorId: id, actorName: name, role };
}

const phones = /(?<!\d)998\d{9}(?!\d)/g;

/** What is kept for ever knows no phone. */
function masked(changes: NonNullable<AuditEvent['changes']>): NonNullable<AuditEvent['changes']> {
  const text = JSON.stringify(wellFormed(changes)).replace(phones, maskPhone);
  return JSON.parse(text) as NonNullable<AuditEvent['changes']>;
}

/** What a save changes: before and after of each field that differs, or undefined where none does. */
export function changesOf<Fields extends Record<string, unknown>>(
  before: { [Key in keyof Fields]?: unknown },
  after: Fields,
): AuditEvent['changes'] {
  const differing = Object.entries(after).filter(([name, value]) => (before[name] ?? null) !== (value ?? null));
  if (differing.length === 0) return undefined;
  return Object.fromEntries(differing.map(([name, value]) => [name, [before[name] ?? null, value ?? null]]));
}
