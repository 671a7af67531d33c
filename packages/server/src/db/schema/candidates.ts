import { workStarts } from '@kasb/contract';
import type { EducationLevel, LanguageLevel } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './identity.ts';
import { currencies, resumeVisibilities } from './reference.ts';

/** A job of a resume; months are `YYYY-MM`, and one without an end goes on. */
export interface KeptJob {
  position: string;
  company: string | null;
  start: string;
  end: string | null;
  description: string | null;
}

/** An education of a resume. */
export interface KeptStudy {
  level: EducationLevel;
  institution: string;
  specialty: string | null;
  year: number | null;
}

/** A language of a resume. */
export interface KeptLanguage {
  name: string;
  level: LanguageLevel;
}

/** Resumes that candidates filled in here. */
export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    about: text(),
    skills: text().array().notNull().default([]),
    location: text(),
    salaryAmount: bigint({ mode: 'number' }),
    currency: text().references(() => currencies.code),
    employment: text().array().notNull().default([]),
    formats: text().array().notNull().default([]),
    schedules: text().array().notNull().default([]),
    start: text({ enum: workStarts }),
    driving: text().array().notNull().default([]),
    isRelocatable: boolean().notNull().default(false),
    hasNoExperience: boolean().notNull().default(false),
    experience: jsonb().$type<KeptJob[]>().notNull().default([]),
    education: jsonb().$type<KeptStudy[]>().notNull().default([]),
    languages: jsonb().$type<KeptLanguage[]>().notNull().default([]),
    visibility: text()
      .notNull()
      .references(() => resumeVisibilities.id),
    /** Goes with a response that names none. */
    isDefault: boolean().notNull().default(false),
    /** Opens it to whoever has the link; there while everyone may see it. */
    shareToken: text().unique('resumes_share_token'),
    /** Counts the changes: the ETag. */
    version: integer().notNull().default(1),
    /** In percent. */
    completeness: smallint().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('resumes_default')
      .on(table.userId)
      .where(sql`${table.isDefault} and ${table.deletedAt} is null`),
    index('resumes_user').on(table.userId, table.updatedAt, table.id),
  ],
);

/**
 * PDFs that go with resumes, whole or under way. One that another has replaced is of no resume any more, and stays for
 * the responses that it was sent with.
 */
export const resumeFiles = pgTable(
  'resume_files',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resumeId: uuid().references(() => resumes.id, { onDelete: 'set null' }),
    name: text().notNull(),
    size: integer().notNull(),
    received: integer().notNull().default(0),
    /** The digest of the whole, in hex, once it is complete. */
    sha256: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('resume_files_whole')
      .on(table.resumeId)
      .where(sql`${table.sha256} is not null`),
    index('resume_files_user').on(table.userId),
  ],
);

/** The parts that such a file is kept in, as they came. */
export const resumeFileChunks = pgTable(
  'resume_file_chunks',
  {
    fileId: uuid()
      .notNull()
      .references(() => resumeFiles.id, { onDelete: 'cascade' }),
    start: integer().notNull(),
    length: integer().notNull(),
    /** Its name in the store. */
    key: text().notNull(),
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.start] })],
);

/** What people agreed to, each time they did. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the terms. */
    version: integer().notNull(),
    givenAt: moment().notNull(),
    /** Where it was given from. */
    address: text(),
    userAgent: text(),
    withdrawnAt: moment(),
  },
  (table) => [index('consents_user').on(table.userId, table.givenAt, table.id)],
);
