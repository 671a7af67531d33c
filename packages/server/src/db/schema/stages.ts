import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './identity.ts';

/** Steps of a company's own within a status. */
export const stages = pgTable(
  'stages',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    status: text({ enum: ['screening', 'interview', 'offer'] }).notNull(),
    name: text().notNull(),
    nameUz: text(),
    position: integer().notNull(),
    /** Gone from the board, and kept for what happened in it. */
    deletedAt: moment(),
  },
  (table) => [index('stages_company').on(table.companyId, table.status, table.position)],
);

/** Messages to begin with; one without a company is built in. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    companyId: uuid().references(() => companies.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['refusal', 'interview', 'call', 'closed', 'other'] }).notNull(),
    name: text().notNull(),
    textRu: text().notNull(),
    textUz: text(),
    updatedBy: uuid().references(() => users.id),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('message_templates_company').on(table.companyId, table.kind)],
);

/** What was done to many applications at once. */
export const applicationBatches = pgTable('application_batches', {
  id: id(),
  authorId: uuid()
    .notNull()
    .references(() => users.id),
  /** What came of it, as it was answered. */
  outcome: jsonb().$type<BatchOutcome>().notNull(),
  createdAt: moment().notNull(),
  undoUntil: moment().notNull(),
  undoneAt: moment(),
});

/** What came of a batch. */
export interface BatchOutcome {
  changed: number;
  skipped: { id: string; why: string }[];
  messages: { app: number; telegram: number; headhunter: number };
}
