import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from './columns.ts';

/** People, known by their phone. */
export const users = pgTable(
  'users',
  {
    id: id(),
    phone: text().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    role: text({ enum: ['candidate', 'employer'] }).notNull(),
    phoneVerified: boolean().notNull().default(false),
    /** Employer's profile. */
    position: text(),
    department: text(),
    about: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [check('users_phone', sql`${table.phone} ~ '^998[0-9]{9}$'`)],
);

/** Sessions; the token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Tokens of operators, made by the command line; the token itself is never stored. */
export const operatorTokens = pgTable('operator_tokens', {
  tokenHash: bytes().primaryKey(),
  /** Whose it is, or what for. */
  name: text().notNull(),
  createdAt: moment().notNull(),
  expiresAt: moment(),
});

/** The latest sign-in code of each phone. */
export const signInCodes = pgTable('sign_in_codes', {
  phone: text().primaryKey(),
  salt: bytes().notNull(),
  codeHash: bytes().notNull(),
  attempts: integer().notNull().default(0),
  sentAt: moment().notNull(),
  expiresAt: moment().notNull(),
});

/** What was done lately by whom, for limits over a sliding window. */
export const rateHits = pgTable('rate_hits', { bucket: text().notNull(), hitAt: moment().notNull() }, (table) => [
  index('rate_hits_bucket').on(table.bucket, table.hitAt),
]);

/** What was created under which `Idempotency-Key`, so that a form sent twice creates once. */
export const creations = pgTable(
  'creations',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The call's name and the key. */
    key: text().notNull(),
    entityId: uuid().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('creations_age').on(table.createdAt)],
);

/** One row for each data set that was written once. */
export const seeds = pgTable('seeds', { name: text().primaryKey(), doneAt: moment().notNull().defaultNow() });

/** Parts of the product that an operator switches. */
export const modules = pgTable('modules', {
  name: text().primaryKey(),
  title: text().notNull(),
  isEnabled: boolean().notNull().default(true),
});

/** Public settings by category. */
export const settings = pgTable(
  'settings',
  { category: text().notNull(), name: text().notNull(), value: text().notNull() },
  (table) => [primaryKey({ columns: [table.category, table.name] })],
);
