import { boolean, nullish, object, record, string, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { day } from './days.ts';
import { endpoint } from './endpoint.ts';
import { cursor, limit, line, maybe } from './fields.ts';
import { amount, id, items, part, text, timestamp } from './lenient.ts';

/** Something that an operator did. */
export const auditEvent = /*#__PURE__*/ object({
  id,
  at: timestamp,
  actor_kind: text,
  /** Of an operator; programs and the command line are known by their names. */
  actor_id: text,
  actor_name: text,
  role: text,
  action: text,
  entity_type: text,
  entity_id: text,
  entity_title: text,
  /** Before and after, by field; phones masked. */
  changes: part(record(string(), unknown())),
  reason: text,
  /** The network alone. */
  address: text,
  request_id: text,
});
export type AuditEvent = InferOutput<typeof auditEvent>;

/** The journal, latest first: who is no admin reads their own acts. */
export const listAudit = /*#__PURE__*/ endpoint({
  name: 'listAudit',
  summary: 'The operators’ journal, latest first; who is no admin reads their own acts.',
  method: 'GET',
  path: '/api/operator/audit',
  access: 'operator',
  cli: 'audit list',
  query: object({
    /** Their name, as the journal has it. */
    actor: maybe(line(200)),
    /** An operator’s id. */
    actorId: maybe(line(200)),
    action: maybe(line(100)),
    entityType: maybe(line(100)),
    entityId: maybe(line(200)),
    from: maybe(day),
    to: maybe(day),
    limit,
    cursor,
  }),
  answer: items(auditEvent),
  isExtension: true,
});

/** Whether the journal is as it was written. */
export const verifyAudit = /*#__PURE__*/ endpoint({
  name: 'verifyAudit',
  summary: 'Whether the journal is as it was written: each row knows the digest of the one before.',
  method: 'POST',
  path: '/api/operator/audit/verify',
  access: 'operator',
  roles: ['admin'],
  cli: 'audit verify',
  answer: object({ is_whole: nullish(boolean(), false), checked: amount, broken_id: amount }),
  isExtension: true,
});
