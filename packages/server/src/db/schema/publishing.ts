import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './identity.ts';
import { currencies } from './reference.ts';
import { vacancies } from './vacancies.ts';

/** Eight letters and digits by chance. */
const newTag = sql`translate(left(encode(uuid_send(gen_random_uuid()), 'base64'), 8), '+/', 'xz')`;

/** Channels that vacancies are published to: the operator's configuration. A removed one is kept for the record. */
export const channels = pgTable('channels', {
  id: id(),
  type: text({ enum: ['telegram', 'whatsapp', 'website', 'hh', 'olx', 'other'] }).notNull(),
  name: text().notNull(),
  nameUz: text(),
  /** Where in the channel: a Telegram channel's name or number, a WhatsApp recipient's phone. */
  identifier: text(),
  removedAt: moment(),
});

/** Publications of vacancies, each to all its channels: the cooldown stands between two of them. */
export const publications = pgTable(
  'publications',
  {
    id: id(),
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    startedAt: moment().notNull(),
  },
  (table) => [index('publications_vacancy').on(table.vacancyId, table.startedAt)],
);

/**
 * A publication's delivery to one channel, and what came of it; its id is the key by which a channel knows a repeated
 * sending.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    channelId: uuid()
      .notNull()
      .references(() => channels.id),
    publicationId: uuid().references(() => publications.id, { onDelete: 'cascade' }),
    status: text({ enum: ['running', 'success', 'failed', 'removed'] }).notNull(),
    /** A text for a person. */
    error: text(),
    publishedAt: moment().notNull().defaultNow(),
    /** Counts the tries: who was overtaken by another try cannot write its outcome. */
    attempt: integer().notNull().default(0),
    /** When the present try began; a job that finds it set knows that its forerunner died. */
    sendingAt: moment(),
    /** Whether anybody has been told of its failure: only then may it be tried again. */
    isTold: boolean().notNull().default(false),
    /** What the channel calls it. */
    externalId: text(),
    externalUrl: text(),
    /** Of the text that the channel shows. */
    digest: text(),
    /** Stands as `via` in the link that the channel shows: who comes by it is counted for the channel. */
    tag: text().notNull().default(newTag).unique('deliveries_tag'),
  },
  (table) => [
    unique('deliveries_once').on(table.publicationId, table.channelId),
    index('deliveries_vacancy').on(table.vacancyId, table.publishedAt),
    index('deliveries_published').on(table.publishedAt),
    index('deliveries_running')
      .on(table.publishedAt)
      .where(sql`${table.status} = 'running'`),
  ],
);

/** Plans that can be bought. */
export const pricingPlans = pgTable('pricing_plans', {
  id: id(),
  name: text().notNull(),
  nameUz: text(),
  description: text(),
  descriptionUz: text(),
  price: bigint({ mode: 'number' }).notNull(),
  currency: text()
    .notNull()
    .references(() => currencies.code),
  billingPeriod: text({ enum: ['monthly', 'yearly', 'lifetime'] }).notNull(),
  features: text().array().notNull(),
  featuresUz: text().array(),
  /** None means no limit. */
  postingsLimit: integer(),
  isOffered: boolean().notNull().default(true),
});

/** A plan as it was when it was ordered. */
export interface OrderedPlan {
  name: string;
  nameUz: string | null;
  billingPeriod: 'monthly' | 'yearly' | 'lifetime';
  postingsLimit: number | null;
  features: string[];
  featuresUz: string[] | null;
}

/** A plan as it was when it was granted. */
export interface GrantedPlan extends OrderedPlan {
  price: number;
}

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
    /** The order that it was bought by: it gives one subscription. */
    orderId: uuid().unique(),
    /** Of one that was granted; a bought one has its order's. */
    grantedPlan: jsonb().$type<GrantedPlan>(),
  },
  (table) => [
    index('subscriptions_user').on(table.userId),
    index('subscriptions_ending')
      .on(table.expiresAt)
      .where(sql`${table.cancelledAt} is null`),
    check('subscriptions_postings', sql`${table.postingsUsed} <= ${table.postingsLimit}`),
  ],
);

/** Which companies may publish on whose subscription: only its holder writes here. */
export const subscriptionLendings = pgTable(
  'subscription_lendings',
  {
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    lentAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.companyId] }),
    index('subscription_lendings_company').on(table.companyId),
  ],
);

/** The posting that a vacancy's first publication used: one for each vacancy, for ever. */
export const usedPostings = pgTable('used_postings', {
  vacancyId: uuid()
    .primaryKey()
    .references(() => vacancies.id, { onDelete: 'cascade' }),
  subscriptionId: uuid()
    .notNull()
    .references(() => subscriptions.id),
  /** Who published; none where that was before it was kept. */
  usedBy: uuid().references(() => users.id),
  usedAt: moment().notNull(),
});
