import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import type { Draft } from './draft.ts';
import { users } from './identity.ts';
import { areas } from './reference.ts';
import { vacancies } from './vacancies.ts';

/** The lists of a pack: suggestions for each part of a vacancy, and questions for an interview. */
export const packLists = ['titles', 'duties', 'requirements', 'benefits', 'questions'] as const;
export type PackList = (typeof packLists)[number];

/** What is usual in an activity sphere. */
export interface Pack extends Record<PackList, string[]> {
  /** The lists that an operator wrote. */
  own?: PackList[];
}

/** A message of a conversation, as it is kept. */
export interface StoredMessage {
  id: string;
  sender: 'user' | 'ai';
  content: string;
  timestamp: string;
  language: 'ru' | 'uz';
  quickOptions: { label: string; value: string }[];
}

/** Conversations with the assistant that builds a vacancy. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    /** What a client that names conversations itself calls it, where that is no id of ours. */
    clientId: text(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    language: text({ enum: ['ru', 'uz'] }).notNull(),
    companyProfile: jsonb().$type<Record<string, string | undefined> & { name: string }>().notNull(),
    messages: jsonb().$type<StoredMessage[]>().notNull(),
    draft: jsonb().$type<Draft>().notNull(),
    /** The `Idempotency-Key` of the last message. */
    lastKey: text(),
    /** Counts the turns: of two messages at once one is refused. */
    version: integer().notNull().default(1),
    vacancyId: uuid().references(() => vacancies.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('conversations_client').on(table.userId, table.clientId),
    index('conversations_user').on(table.userId, table.updatedAt),
    index('conversations_age').on(table.updatedAt),
  ],
);

/** What the assistant goes by in an activity sphere: instructions for a model, and the pack for the rules. */
export const assistantPrompts = pgTable(
  'assistant_prompts',
  {
    id: id(),
    areaId: integer()
      .notNull()
      .references(() => areas.id, { onDelete: 'cascade' }),
    language: text({ enum: ['ru', 'uz'] }).notNull(),
    instructions: text().notNull(),
    pack: jsonb().$type<Pack>().notNull(),
  },
  (table) => [unique('assistant_prompts_once').on(table.areaId, table.language)],
);

/** What the assistant was told in a sphere until somebody told it something else; whole, as the journal is not. */
export const promptVersions = pgTable(
  'prompt_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    areaId: integer()
      .notNull()
      .references(() => areas.id, { onDelete: 'cascade' }),
    language: text({ enum: ['ru', 'uz'] }).notNull(),
    /** Nothing where it had no instructions of its own. */
    instructions: text(),
    /** Nothing beside instructions of the time when nobody could change it. */
    pack: jsonb().$type<Pack>(),
    replacedAt: moment().notNull(),
    replacedBy: text(),
  },
  (table) => [index('prompt_versions_place').on(table.areaId, table.language, table.id)],
);

/** How often the language model was asked for a company on a day. */
export const modelUsage = pgTable(
  'model_usage',
  { account: text().notNull(), day: date().notNull(), calls: integer().notNull() },
  (table) => [primaryKey({ columns: [table.account, table.day] })],
);
