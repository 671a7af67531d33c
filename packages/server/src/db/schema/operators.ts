import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from './columns.ts';
import { vacancies } from './vacancies.ts';

const roles = ['moderator', 'support', 'admin'] as const;

/** Who runs the platform: apart from the people who use it. A removed one stays for the record. */
export const operators = pgTable(
  'operators',
  {
    id: id(),
    phone: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    role: text({ enum: roles }).notNull(),
    /** The secret of their second step, sealed for them; none until they enrolled. */
    secret: bytes(),
    /** The step of time whose digits were shown last: none is used twice. */
    lastStep: bigint({ mode: 'number' }),
    /** Of the code that they enrol with, until they have. */
    enrolmentHash: bytes(),
    enrolmentExpiresAt: moment(),
    /** Wrong codes since the last right one. */
    failures: integer().notNull().default(0),
    pausedUntil: moment(),
    createdAt: moment().notNull(),
    removedAt: moment(),
  },
  (table) => [
    uniqueIndex('operators_phone')
      .on(table.phone)
      .where(sql`${table.removedAt} is null`),
  ],
);

/** Where operators are signed in; the token itself is never stored. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    tokenHash: bytes().primaryKey(),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    /** Exact to a minute. */
    seenAt: moment().notNull(),
    /** When the second step was shown last. */
    confirmedAt: moment().notNull(),
    address: text(),
    userAgent: text(),
  },
  (table) => [index('operator_sessions_operator').on(table.operatorId)],
);

/** What stands in for a lost phone, once each. */
export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  {
    codeHash: bytes().primaryKey(),
    operatorId: uuid()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    usedAt: moment(),
  },
  (table) => [index('operator_recovery_codes_operator').on(table.operatorId)],
);

/** A sign-in on its way: each step has a ticket of its own. A stranger's has no operator, and ends nowhere. */
export const operatorTickets = pgTable(
  'operator_tickets',
  {
    ticketHash: bytes().primaryKey(),
    operatorId: uuid().references(() => operators.id, { onDelete: 'cascade' }),
    step: text({ enum: ['sms', 'enrol', 'confirm', 'second'] }).notNull(),
    /** Of the code that was sent. */
    salt: bytes(),
    codeHash: bytes(),
    /** The secret that is being enrolled, sealed. */
    secret: bytes(),
    attempts: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [index('operator_tickets_age').on(table.expiresAt)],
);

/**
 * The number and the digest of the journal's last row, written with it: rows that are taken off the end are missed.
 * There is one.
 */
export const auditHead = pgTable('audit_head', {
  isOne: boolean().primaryKey().default(true),
  id: bigint({ mode: 'number' }).notNull(),
  hash: bytes().notNull(),
});

/**
 * The operators' journal: what was done, by whom, to what. Each row holds the digest of the one before, and the
 * database refuses to change or remove any; it gives the number and the digest too (migration 0029).
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().default(0),
    at: moment().notNull(),
    actorKind: text({ enum: ['operator', 'token', 'cli', 'provider'] }).notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    role: text({ enum: roles }),
    action: text().notNull(),
    entityType: text().notNull(),
    entityId: text(),
    /** What people know it by. */
    entityTitle: text(),
    /** Before and after, by field; phones masked. */
    changes: jsonb().$type<Record<string, [before: unknown, after: unknown]>>(),
    reason: text(),
    address: text(),
    requestId: text(),
    hash: bytes()
      .notNull()
      .default(sql`''::bytea`),
  },
  (table) => [
    index('audit_events_at').on(table.at, table.id),
    index('audit_events_actor').on(table.actorId, table.id),
    index('audit_events_entity').on(table.entityType, table.entityId, table.id),
    index('audit_events_action').on(table.action, table.id),
  ],
);

/** Why a vacancy goes back or is refused, in both languages. */
export const moderationReasons = pgTable('moderation_reasons', {
  code: text().primaryKey(),
  textRu: text().notNull(),
  textUz: text().notNull(),
  kinds: text({ enum: ['reject', 'revise'] })
    .array()
    .notNull(),
  position: integer().notNull(),
  isActive: boolean().notNull().default(true),
});

/** Who looks at a waiting vacancy. */
export const moderationClaims = pgTable('moderation_claims', {
  vacancyId: uuid()
    .primaryKey()
    .references(() => vacancies.id, { onDelete: 'cascade' }),
  /** An operator's id, or the name of a token. */
  operatorKey: text().notNull(),
  operatorName: text().notNull(),
  until: moment().notNull(),
});
