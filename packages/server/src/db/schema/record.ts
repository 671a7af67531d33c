import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './identity.ts';

/** Who did what to what, from where: written in the transaction that does it, never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    actorKind: text({ enum: ['visitor', 'user', 'operator', 'system'] }).notNull(),
    /** The person; no reference, since the record outlives them. */
    actorId: uuid(),
    /** The operator's name, or the part of the system. */
    actorName: text(),
    /** What was done: a noun and a past participle, such as `member.invited`. */
    action: text().notNull(),
    entityType: text().notNull(),
    entityId: text(),
    /** Before and after, by field. */
    changes: jsonb().$type<Record<string, [before: unknown, after: unknown]>>(),
    address: text(),
    requestId: text(),
  },
  (table) => [
    index('audit_log_entity').on(table.entityType, table.entityId, table.id),
    index('audit_log_actor').on(table.actorId, table.id),
  ],
);

/** What a person is told of: drawn by its kind from `data`. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** Names the event, so that it is told once. */
    dedupe: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.dedupe),
    index('notifications_newest').on(table.userId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.userId, table.createdAt)
      .where(sql`${table.readAt} is null`),
  ],
);
