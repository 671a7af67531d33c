import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema/index.ts';
import type { Actor } from '../http/actor.ts';

/** Something that was done. */
export interface AuditEvent {
  /** A noun and a past participle, such as `member.invited`. */
  action: string;
  /** What it was done to: `company`, `user`, `subscription`, … */
  entityType: string;
  entityId?: string;
  /** Before and after, by field. Nothing secret: the record is read by operators and kept for long. */
  changes?: Record<string, [before: unknown, after: unknown]>;
}

/** Who does it, as far as it is known: a call's context has it all, a job or the command line names itself. */
export type AuditSource =
  | Pick<Context, 'actor' | 'now' | 'address' | 'requestId'>
  | { actor: { kind: 'system' | 'operator'; name: string }; now: Date };

/** Writes what was done into the record, in the same transaction, so that neither is there without the other. */
export async function record(transaction: Database, source: AuditSource, event: AuditEvent): Promise<void> {
  const { now, actor } = source;
  await transaction.insert(auditLog).values({
    at: now,
    ...actorOf(actor),
    action: event.action,
    entityType: event.entityType,
    entityId: event.entityId ?? null,
    changes: event.changes ?? null,
    ...('requestId' in source && { address: source.address, requestId: source.requestId }),
  });
}

function actorOf(actor: Actor | { kind: 'system' | 'operator'; name: string }) {
  const actorId = actor.kind === 'user' ? actor.user.id : null;
  return { actorKind: actor.kind, actorId, actorName: 'name' in actor ? actor.name : null };
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
