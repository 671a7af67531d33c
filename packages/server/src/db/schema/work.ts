import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './identity.ts';
import { currencies } from './reference.ts';
import { vacancies } from './vacancies.ts';

const applicationStatus = ['applied', 'screening', 'interview', 'offer', 'rejected', 'hired'] as const;

/** Applications: of candidates of the platform, or brought in from elsewhere without an account. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id),
    candidateId: uuid().references(() => users.id),
    candidateName: text().notNull(),
    candidateEmail: text(),
    status: text({ enum: applicationStatus }).notNull().default('applied'),
    source: text().notNull().default('Платформа'),
    message: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('applications_once').on(table.vacancyId, table.candidateId),
    index('applications_vacancy').on(table.vacancyId, table.createdAt, table.id),
    index('applications_candidate').on(table.candidateId, table.createdAt, table.id),
  ],
);

/** Every change of an application's status. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    status: text({ enum: applicationStatus }).notNull(),
    authorId: uuid().references(() => users.id),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index('application_events_application').on(table.applicationId, table.at)],
);

/** Channels that vacancies are published to: the operator's configuration. */
export const postingServices = pgTable('posting_services', {
  id: id(),
  type: text({ enum: ['telegram', 'whatsapp', 'website', 'hh', 'olx', 'other'] }).notNull(),
  name: text().notNull(),
  identifier: text(),
});

/** What came of sending a vacancy to a service. */
export const publications = pgTable(
  'publications',
  {
    id: id(),
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    serviceId: uuid()
      .notNull()
      .references(() => postingServices.id),
    status: text({ enum: ['running', 'success', 'failed'] }).notNull(),
    error: text(),
    publishedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('publications_vacancy').on(table.vacancyId, table.publishedAt)],
);

/** Plans that can be bought. */
export const pricingPlans = pgTable('pricing_plans', {
  id: id(),
  name: text().notNull(),
  description: text(),
  price: bigint({ mode: 'number' }).notNull(),
  currency: text()
    .notNull()
    .references(() => currencies.code),
  billingPeriod: text({ enum: ['monthly', 'yearly', 'lifetime'] }).notNull(),
  features: text().array().notNull(),
  /** None means no limit. */
  postingsLimit: integer(),
  isOffered: boolean().notNull().default(true),
});

/** Who has which plan; no end means for ever. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    planId: uuid()
      .notNull()
      .references(() => pricingPlans.id),
    startedAt: moment().notNull(),
    expiresAt: moment(),
    cancelledAt: moment(),
    postingsUsed: integer().notNull().default(0),
    postingsLimit: integer(),
    amountPaid: bigint({ mode: 'number' }).notNull(),
    currency: text()
      .notNull()
      .references(() => currencies.code),
    paymentMethod: text(),
  },
  (table) => [index('subscriptions_user').on(table.userId)],
);
