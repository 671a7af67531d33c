import type { NoticeSwitch } from '@kasb/contract';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './identity.ts';
import { vacancies } from './vacancies.ts';

const notifies = ['off', 'daily', 'instant'] as const;
const gathers = ['now', 'hourly', 'daily'] as const;

/** Vacancies that candidates keep. */
export const savedVacancies = pgTable(
  'saved_vacancies',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    savedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.vacancyId] }),
    index('saved_vacancies_newest').on(table.userId, table.savedAt, table.vacancyId),
  ],
);

/** Searches that candidates keep; the filters are those of the public list. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A name of one's own; without one it is called by its filters. */
    title: text(),
    search: text(),
    location: text(),
    /** As the vacancies spell it. */
    employmentType: text(),
    notify: text({ enum: notifies }).notNull(),
    createdAt: moment().notNull(),
    /** What was published until then is looked at. */
    checkedAt: moment().notNull(),
    /** When it last told of something. */
    sentAt: moment(),
    /** When the candidate last looked at what it finds. */
    seenAt: moment().notNull(),
    /** How much it found since then. */
    newCount: integer().notNull().default(0),
  },
  (table) => [
    index('saved_searches_user').on(table.userId, table.createdAt, table.id),
    index('saved_searches_check').on(table.checkedAt, table.id),
  ],
);

/** What a saved search has found already, and so tells of no more. */
export const savedSearchFinds = pgTable(
  'saved_search_finds',
  {
    searchId: uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    foundAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.vacancyId] })],
);

/** How a person wants to be told; who has no row wants what the defaults say. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  language: text({ enum: ['ru', 'uz'] })
    .notNull()
    .default('ru'),
  isTelegramOn: boolean().notNull().default(true),
  isSmsOn: boolean().notNull().default(true),
  /** What a new saved search begins with; `off` silences all of them. */
  digest: text({ enum: notifies }).notNull().default('daily'),
  /** Their chat with the bot, where they connected one: nobody else's. */
  telegramChat: bigint({ mode: 'number' }).unique('notification_settings_chat'),
  /** What they are called there. */
  telegramName: text(),
  telegramAt: moment(),
  /** When it was found that they blocked the bot. */
  telegramBlockedAt: moment(),
  /** The mailbox that they named, and when they confirmed it. */
  email: text(),
  emailConfirmedAt: moment(),
  /** Why nothing goes there any more: it takes no letters, or they want none. */
  emailOff: text({ enum: ['dead', 'unsubscribed'] }),
  /** By what a letter ends all others; kept as it is, since each letter brings it. */
  unsubscribeToken: text().unique('notification_settings_unsubscribe'),
  /** What an employer turned on or off by channel; what is absent is as usual. */
  kinds: jsonb().$type<ChosenKinds>().notNull().default({}),
  isQuiet: boolean().notNull().default(true),
  /** Of Tashkent, as `21:00`. */
  quietFrom: text().notNull().default('21:00'),
  quietTo: text().notNull().default('08:00'),
  gather: text({ enum: gathers }).notNull().default('hourly'),
});

/** An employer's switches, as far as they were touched. */
export type ChosenKinds = Partial<Record<NoticeSwitch, Partial<Record<'telegram' | 'sms' | 'email', boolean>>>>;
