import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './identity.ts';
import { applicationBatches } from './stages.ts';
import { applicationEvents, applications } from './work.ts';

/** What colleagues note about an applicant, for themselves. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    mentions: uuid().array().notNull().default([]),
    createdAt: moment().notNull(),
    editedAt: moment(),
  },
  (table) => [index('application_notes_application').on(table.applicationId, table.createdAt, table.id)],
);

/** What each colleague thinks of an applicant. */
export const applicationVotes = pgTable(
  'application_votes',
  {
    id: uuid().notNull().unique().defaultRandom(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    value: text({ enum: ['no', 'rather_no', 'rather_yes', 'yes'] }).notNull(),
    comment: text(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.userId] })],
);

/** What a batch found, to put it back. */
export const applicationBatchItems = pgTable(
  'application_batch_items',
  {
    batchId: uuid()
      .notNull()
      .references(() => applicationBatches.id, { onDelete: 'cascade' }),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    before: jsonb().$type<FormerPlace>().notNull(),
    /** What the batch wrote; none where only the reason was told. */
    eventId: uuid().references(() => applicationEvents.id, { onDelete: 'set null' }),
    undoneAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.applicationId] })],
);

/** Where an application was before a batch. */
export interface FormerPlace {
  status: 'applied' | 'screening' | 'interview' | 'offer' | 'rejected' | 'hired';
  stage_id: string | null;
  status_since: string;
  refusal_reason: string | null;
  refusal_comment: string | null;
}
