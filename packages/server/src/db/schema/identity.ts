import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
    /** Candidate's profile, beside `about`. */
    email: text(),
    location: text(),
    createdAt: moment().notNull().defaultNow(),
    /** Set by an operator: nobody signs in with this phone until it is taken back. */
    blockedAt: moment(),
    blockedReason: text(),
    /** Asked for by the person: from then on nothing of them is left. */
    deleteAt: moment(),
  },
  (table) => [
    check('users_phone', sql`${table.phone} ~ '^998[0-9]{9}$'`),
    // Operators' lists and searches, which find parts of names, and phones by either end.
    index('users_made').on(table.createdAt, table.id),
    index('users_blocked')
      .on(table.createdAt)
      .where(sql`${table.blockedAt} is not null`),
    // The name's words by their sounds: the column is the database's alone (`0048_fold_names`), and in no row read.
    index('users_search').using('gin', sql`text_grams(search)`),
    index('users_phone_end').on(sql`reverse(${table.phone})`),
    index('users_employers_made')
      .on(table.createdAt)
      .where(sql`${table.role} = 'employer'`),
    index('users_leaving')
      .on(table.deleteAt)
      .where(sql`${table.deleteAt} is not null`),
  ],
);

/** Sessions; the token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes().primaryKey(),
    /** What the person's own list knows it by. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    /** Exact to an hour, as are the address and the browser of that use. */
    lastUsedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    address: text(),
    userAgent: text(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Tokens of operators, made by the command line; the token itself is never stored. */
export const operatorTokens = pgTable('operator_tokens', {
  tokenHash: bytes().primaryKey(),
  /** Whose it is, or what for. */
  name: text().notNull(),
  role: text({ enum: ['moderator', 'support', 'admin'] })
    .notNull()
    .default('admin'),
  createdAt: moment().notNull(),
  expiresAt: moment(),
});

/** What somebody who wants to sign up filled in. */
export interface RegistrationForm {
  firstName: string;
  lastName: string;
  role: 'candidate' | 'employer';
}

/** Requests to sign in, each with the code that was sent for it; the nonce that its visitor holds is never stored. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    nonceHash: bytes().primaryKey(),
    phone: text().notNull(),
    /** Where it was asked from, as limits count. */
    network: text().notNull(),
    /** The known device that asked. */
    device: bytes(),
    /** A person is written only when the code was shown. */
    form: jsonb().$type<RegistrationForm>(),
    salt: bytes().notNull(),
    codeHash: bytes().notNull(),
    attempts: integer().notNull().default(0),
    /** Tries of visitors without the nonce: neighbours at the same address may be strangers. */
    blindAttempts: integer().notNull().default(0),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('sign_in_challenges_phone').on(table.phone, table.network, table.sentAt),
    index('sign_in_challenges_age').on(table.sentAt),
  ],
);

/** Devices on which somebody signed in; the token in their cookie is never stored. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
  },
  (table) => [index('known_devices_user').on(table.userId, table.lastUsedAt)],
);

/** Which phones were asked for from where lately, without a sign-in that followed. */
export const askedPhones = pgTable(
  'asked_phones',
  { network: text().notNull(), phone: text().notNull(), askedAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.network, table.phone] }),
    index('asked_phones_network').on(table.network, table.askedAt),
  ],
);

/** Puzzles that are to be solved before a phone may be asked for. */
export const proofChallenges = pgTable('proof_challenges', {
  challenge: text().primaryKey(),
  phone: text().notNull(),
  expiresAt: moment().notNull(),
});

/** How many SMS were sent on a day. */
export const smsUsage = pgTable('sms_usage', {
  day: date().primaryKey(),
  sent: integer().notNull(),
  /** Of these, how many the gateway did not take. */
  failed: integer().notNull().default(0),
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
    /** Of what was sent: one key is one form. */
    digest: bytes().notNull(),
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
  /** Where Uzbek says another one. */
  titleUz: text(),
  isEnabled: boolean().notNull().default(true),
});

/** Public settings by category. */
export const settings = pgTable(
  'settings',
  {
    category: text().notNull(),
    name: text().notNull(),
    value: text().notNull(),
    /** Where Uzbek says another one. */
    valueUz: text(),
  },
  (table) => [primaryKey({ columns: [table.category, table.name] })],
);
