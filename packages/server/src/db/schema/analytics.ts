import { bigint, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { companies } from './companies.ts';
import { vacancies } from './vacancies.ts';
import { applications } from './work.ts';

const sources = ['site', 'telegram', 'whatsapp', 'headhunter', 'olx', 'other'] as const;

/** How often a vacancy was read on a day of Tashkent, by what led there: counted with the view itself. */
export const vacancyDaily = pgTable(
  'vacancy_daily',
  {
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    source: text({ enum: sources }).notNull(),
    views: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.vacancyId, table.day, table.source] })],
);

/** The same by months, named by their first day: kept by triggers (the `monthly_views` migration). */
export const vacancyMonthly = pgTable(
  'vacancy_monthly',
  {
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    month: date().notNull(),
    source: text({ enum: sources }).notNull(),
    views: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.vacancyId, table.month, table.source] })],
);

/** The views of all vacancies of a company on a day: kept by the same triggers (the `company_views` migration). */
export const companyDaily = pgTable(
  'company_daily',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    source: text({ enum: sources }).notNull(),
    views: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day, table.source] })],
);

/** From when to when a vacancy took applications: kept by triggers (the `analytics` migration). */
export const vacancySpans = pgTable(
  'vacancy_spans',
  {
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    fromAt: moment().notNull(),
    /** None while it does. */
    toAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.vacancyId, table.fromAt] })],
);

/** How far an application got, and how long it took: made of its events by triggers, in their transaction. */
export const applicationStages = pgTable(
  'application_stages',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    vacancyId: uuid().notNull(),
    /** The day of Tashkent on which it came. */
    day: date().notNull(),
    source: text({ enum: sources }).notNull(),
    /** 0 came, 1 screening, 2 interview, 3 offer, 4 hired: the furthest that it was. */
    reached: smallint().notNull(),
    outcome: text({ enum: ['open', 'rejected', 'withdrawn', 'hired'] }).notNull(),
    appliedAt: moment().notNull(),
    firstReplyAt: moment(),
    hiredAt: moment(),
    /** Seconds in each status that it has left, all its stays together. */
    appliedFor: integer(),
    screeningFor: integer(),
    interviewFor: integer(),
    offerFor: integer(),
  },
  (table) => [index('application_stages_vacancy').on(table.vacancyId, table.day)],
);

/** What vacancies of the last half year pay, as of last night: what an employer's pay is compared with. */
export const salaryPoints = pgTable(
  'salary_points',
  {
    vacancyId: uuid()
      .primaryKey()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    companyId: uuid().notNull(),
    /** Role, specialisations and level, as the lexicon reads the title. */
    positionKey: text().notNull(),
    cityId: integer(),
    regionId: integer(),
    /** The middle of the range, or the one bound that there is. */
    amount: bigint({ mode: 'number' }).notNull(),
    computedAt: moment().notNull(),
  },
  (table) => [index('salary_points_position').on(table.positionKey)],
);
