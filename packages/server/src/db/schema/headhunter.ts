import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './identity.ts';
import { vacancies } from './vacancies.ts';
import { applications } from './work.ts';

/** Consents that were asked for and not yet given; the state itself is never stored. */
export const headhunterConsents = pgTable(
  'headhunter_consents',
  {
    stateHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The PKCE verifier, sealed. */
    verifier: bytes().notNull(),
    redirectUri: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('headhunter_consents_expiry').on(table.expiresAt)],
);

/** Who is connected to HeadHunter, as whom; the tokens are sealed. */
export const headhunterConnections = pgTable(
  'headhunter_connections',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    employerId: text().notNull(),
    employerName: text(),
    managerId: text().notNull(),
    managerName: text(),
    managerEmail: text(),
    accessToken: bytes().notNull(),
    refreshToken: bytes().notNull(),
    /** When the access token ends: only then may it be refreshed. */
    expiresAt: moment().notNull(),
    /** Until when a process that refreshes the tokens has them to itself. */
    refreshingUntil: moment(),
    connectedAt: moment().notNull(),
    /** Since when HeadHunter takes the tokens no more. */
    revokedAt: moment(),
    lastSyncAt: moment(),
    /** When the person last asked for a synchronisation. */
    syncAskedAt: moment(),
    /** How many responses it has brought in. */
    syncedCount: integer().notNull().default(0),
    /** Why the last synchronisation failed: a text for a person. */
    syncError: text(),
  },
  (table) => [index('headhunter_connections_employer').on(table.employerId)],
);

/** Which companies a connection serves: only its holder writes here. */
export const headhunterLendings = pgTable(
  'headhunter_lendings',
  {
    userId: uuid()
      .notNull()
      .references(() => headhunterConnections.userId, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    lentAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    index('headhunter_lendings_company').on(table.companyId),
  ],
);

/** A collection of responses as HeadHunter counts it. */
export interface CollectionCount {
  id: string;
  url: string;
  total: number;
  updates: number;
}

/** Which vacancy of HeadHunter a vacancy is, and how far its responses are brought in. */
export const headhunterVacancies = pgTable(
  'headhunter_vacancies',
  {
    vacancyId: uuid()
      .primaryKey()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    hhVacancyId: text().notNull(),
    employerId: text().notNull(),
    /** Whose connection serves it. */
    userId: uuid()
      .notNull()
      .references(() => users.id),
    linkedAt: moment().notNull(),
    /** Collections still to be walked, and the page of the first one: where an interrupted walk goes on. */
    walk: jsonb().$type<{ all: CollectionCount[]; left: CollectionCount[]; page: number; isWhole: boolean }>(),
    /** The collections as they were when the last walk began: one that counts the same need not be walked again. */
    walked: jsonb().$type<CollectionCount[]>(),
    /** When every collection was last walked, whatever it counted. */
    walkedWholeAt: moment(),
    /** Until when a worker that took it has it to itself. */
    busyUntil: moment(),
  },
  (table) => [
    uniqueIndex('headhunter_vacancies_once').on(table.hhVacancyId),
    index('headhunter_vacancies_user').on(table.userId),
  ],
);

/** Which response of HeadHunter an application is, and what HeadHunter is still to be told of it. */
export const headhunterNegotiations = pgTable(
  'headhunter_negotiations',
  {
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    negotiationId: text().notNull(),
    applicationId: uuid()
      .notNull()
      .unique('headhunter_negotiations_application')
      .references(() => applications.id, { onDelete: 'cascade' }),
    resumeId: text(),
    /** Where HeadHunter has it: the id of the employer's state. */
    state: text(),
    /** A status that HeadHunter is still to be told; none when both sides agree. */
    pendingStatus: text({ enum: ['screening', 'interview', 'offer', 'rejected', 'hired'] }),
    attempts: integer().notNull().default(0),
    /** When the next try is due, or when a worker that took it counts as lost. */
    tryAfter: moment(),
    /** Why HeadHunter did not take the status: a text for a person. */
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.vacancyId, table.negotiationId] }),
    index('headhunter_negotiations_due')
      .on(table.tryAfter)
      .where(sql`${table.pendingStatus} is not null`),
  ],
);
