import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from './columns.ts';
import { users } from './identity.ts';
import { vacancies } from './vacancies.ts';
import { applications } from './work.ts';

/** The stored interview questions of a vacancy. */
export const interviewQuestions = pgTable(
  'interview_questions',
  {
    id: id(),
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    text: text().notNull(),
    isGenerated: boolean().notNull(),
  },
  (table) => [index('interview_questions_vacancy').on(table.vacancyId, table.position)],
);

/** A question as an interview keeps it: later edits do not change what a candidate was asked. */
export interface AskedQuestion {
  id: string;
  text: string;
  order_index: number;
}

/** Interviews, each for one candidate behind one link. */
export const interviews = pgTable(
  'interviews',
  {
    id: id(),
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    /** The candidate's application that the link was made for, where it was made for one. */
    applicationId: uuid().references(() => applications.id, { onDelete: 'set null' }),
    tokenHash: bytes().notNull().unique('interviews_token_hash_unique'),
    /**
     * The token itself, sealed: for the day in which a form sent twice gets one link, and as long as it holds where an
     * application's candidate may need it.
     */
    tokenSealed: bytes(),
    language: text({ enum: ['ru', 'uz'] }).notNull(),
    questions: jsonb().$type<AskedQuestion[]>().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    submittedAt: moment(),
    candidateName: text(),
    candidatePhone: text(),
    /** How many recordings were begun in all. */
    uploads: integer().notNull().default(0),
  },
  (table) => [
    index('interviews_vacancy').on(table.vacancyId, table.submittedAt),
    index('interviews_application').on(table.applicationId, table.createdAt),
  ],
);

/** Recordings of answers, whole or under way. */
export const media = pgTable(
  'media',
  {
    id: id(),
    interviewId: uuid()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    questionId: text().notNull(),
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** The digest of the whole, in hex, once it is complete. */
    sha256: text(),
    /** Signs the addresses of this recording. */
    urlKey: bytes().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('media_interview').on(table.interviewId, table.questionId)],
);

/** The parts that a recording is kept in, as they came. */
export const mediaChunks = pgTable(
  'media_chunks',
  {
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    start: bigint({ mode: 'number' }).notNull(),
    length: integer().notNull(),
    /** Its name in the store. */
    key: text().notNull(),
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.start] })],
);

/** What a candidate answered to a question. */
export const interviewAnswers = pgTable(
  'interview_answers',
  {
    interviewId: uuid()
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    questionId: text().notNull(),
    text: text(),
    mediaId: uuid().references(() => media.id),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.questionId] })],
);
