import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from './columns.ts';
import { users } from './identity.ts';
import { notifications } from './record.ts';
import { applications } from './work.ts';

/** What a person shows to the bot, once, to say who they are; the digest of it. */
export const telegramLinks = pgTable(
  'telegram_links',
  {
    tokenHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('telegram_links_user').on(table.userId)],
);

/** What a letter brings to a mailbox, once, to confirm that it is the person's; the digest of it. */
export const emailLinks = pgTable(
  'email_links',
  {
    tokenHash: bytes().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('email_links_user').on(table.userId)],
);

/** Short addresses in SMS: each leads to a response, and signs nobody in. */
export const shortLinks = pgTable('short_links', {
  code: text().primaryKey(),
  applicationId: uuid()
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
});

/** How a notification goes to its person beside the site: once by each channel. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    id: id(),
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['telegram', 'sms', 'email'] }).notNull(),
    state: text({ enum: ['waiting', 'sending', 'sent', 'failed', 'skipped'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** Of one that waits, when it is sent; of one under way, when whoever sends it counts as dead. */
    tryAfter: moment().notNull(),
    sentAt: moment(),
    /** Why it failed, without anything of the person. */
    error: text(),
  },
  (table) => [
    unique('notification_deliveries_once').on(table.notificationId, table.channel),
    index('notification_deliveries_due')
      .on(table.tryAfter)
      .where(sql`${table.state} in ('waiting', 'sending')`),
  ],
);
