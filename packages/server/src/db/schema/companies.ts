import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from './columns.ts';
import { users } from './identity.ts';
import { areas, cities } from './reference.ts';

/** Companies: legal entities and individuals. A deleted one is hidden and kept for the record. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    website: text(),
    description: text(),
    logoUrl: text(),
    companyType: text({ enum: ['legal', 'individual'] }).notNull(),
    areaId: integer()
      .notNull()
      .references(() => areas.id),
    cityId: integer().references(() => cities.id),
    legalName: text(),
    stir: text(),
    /** When the operator found that the number is this company's. */
    stirVerifiedAt: moment(),
    /** Who said so, and what they had seen. */
    stirVerifiedBy: text(),
    stirVerifiedNote: text(),
    /** Set by an operator: nothing of it is shown or published until that is taken back. */
    blockedAt: moment(),
    blockedReason: text(),
    oked: text(),
    mfo: text(),
    bankAccount: text(),
    bankName: text(),
    legalAddress: text(),
    firstName: text(),
    lastName: text(),
    middleName: text(),
    /** PINFL and passport, sealed for this company (`companies/identity.ts`). */
    identity: bytes(),
    passportIssuedBy: text(),
    passportIssuedDate: date(),
    registrationAddress: text(),
    actualAddress: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [
    // Anybody may type any number: only one that was verified is taken.
    uniqueIndex('companies_verified_stir')
      .on(table.stir)
      .where(sql`${table.stirVerifiedAt} is not null and ${table.deletedAt} is null`),
    // Operators' list and searches.
    index('companies_made')
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('companies_stir')
      .on(table.stir)
      .where(sql`${table.deletedAt} is null`),
    // The name's words by their sounds: the column is the database's alone (`0000_first.sql`), and in no row read.
    index('companies_search').using('gin', sql`text_grams(search)`),
  ],
);

/** Who belongs to a company. */
export const companyMembers = pgTable(
  'company_members',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner', 'member'] }).notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] }), index('company_members_user').on(table.userId)],
);

/** Phones that were invited into a company. A declined one stays until it expires, so that it is not repeated. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    role: text({ enum: ['owner', 'member'] }).notNull(),
    invitedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    declinedAt: moment(),
  },
  (table) => [
    unique('company_invitations_once').on(table.companyId, table.phone),
    index('company_invitations_phone').on(table.phone),
  ],
);

/** Companies whose website is to be read for their description. */
export const descriptionJobs = pgTable(
  'description_jobs',
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    website: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When it may be taken: the next try, or when a worker that took it counts as lost. */
    runAfter: moment().notNull(),
    /** The same while a worker has it. */
    takenUntil: moment(),
    /** Whose save asked for it: the places of the queue are shared out by person. */
    askedBy: uuid().references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('description_jobs_due').on(table.runAfter)],
);
