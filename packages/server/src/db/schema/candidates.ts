import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './identity.ts';
import { resumeVisibilities } from './reference.ts';

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
    visibility: text()
      .notNull()
      .references(() => resumeVisibilities.id),
    /** Goes with a response that names none. */
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('resumes_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
    index('resumes_user').on(table.userId, table.createdAt, table.id),
  ],
);
