import { integer, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { companies } from './companies.ts';

/** How a company answers those who respond, counted every night over the last ninety days. */
export const companyReplies = pgTable('company_replies', {
  companyId: uuid()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** The median; null where nobody was answered. */
  replyHours: integer(),
  viewedPercent: smallint().notNull(),
  sample: integer().notNull(),
  computedAt: moment().notNull(),
});
