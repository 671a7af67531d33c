import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from './columns.ts';
import { companies } from './companies.ts';
import { users } from './identity.ts';
import { currencies, employmentTypes, skills } from './reference.ts';

const moderation = ['pending', 'approved', 'rejected', 'needs_revision'] as const;
const none = sql`'{}'::text[]`;

/** Vacancies. No moderation status means that nobody moderates. */
export const vacancies = pgTable(
  'vacancies',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    title: text().notNull(),
    description: text(),
    requirements: text().array().notNull().default(none),
    benefits: text().array().notNull().default(none),
    /** A region's or a city's name. */
    location: text(),
    employmentType: text().references(() => employmentTypes.id),
    remoteType: text({ enum: ['office', 'remote', 'hybrid'] })
      .notNull()
      .default('office'),
    salaryMin: bigint({ mode: 'number' }),
    salaryMax: bigint({ mode: 'number' }),
    currency: text().references(() => currencies.code),
    status: text({ enum: ['active', 'paused', 'closed', 'draft'] })
      .notNull()
      .default('draft'),
    moderationStatus: text({ enum: moderation }),
    /** An operator's words, or a line for each reason that the rules found. */
    moderationComment: text(),
    moderatedBy: text({ enum: ['rules', 'operator'] }),
    moderatedAt: moment(),
    /** The last day on which it is open, in Tashkent. */
    validUntil: date(),
    /** Since when it waits for a decision, or waited for the last one. */
    submittedAt: moment(),
    views: integer().notNull().default(0),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** Counts the employer's saves: the ETag. */
    version: integer().notNull().default(1),
    /** A deleted one is closed too, and kept for the record. */
    deletedAt: moment(),
  },
  (table) => [
    index('vacancies_company')
      .on(table.companyId, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    // Deleted ones too, to which applications lead.
    index('vacancies_of_company').on(table.companyId),
    index('vacancies_made')
      .on(table.createdAt)
      .where(sql`${table.deletedAt} is null`),
    // The name's words by their sounds: the column is the database's alone (`0048_fold_names`), and in no row read.
    index('vacancies_search').using('gin', sql`text_grams(search)`),
    index('vacancies_ending')
      .on(table.validUntil)
      .where(sql`${table.validUntil} is not null and ${table.status} in ('active', 'paused')`),
    index('vacancies_pending')
      .on(sql`coalesce(${table.submittedAt}, ${table.createdAt})`, table.id)
      .where(sql`${table.moderationStatus} = 'pending' and ${table.deletedAt} is null`),
  ],
);

/** Saves that were forced past the edit guard. */
export const vacancyForcedEdits = pgTable(
  'vacancy_forced_edits',
  {
    id: id(),
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    titleBefore: text().notNull(),
    titleAfter: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('vacancy_forced_edits_vacancy').on(table.vacancyId, table.at)],
);

/** What of a vacancy a moderator reads. */
export interface ModeratedContent {
  title: string;
  description: string;
  requirements: string[];
  benefits: string[];
  /** Decisions of before kept none. */
  salary?: { min: number | null; max: number | null; currency: string | null };
}

/** Every change of a vacancy's moderation. */
export const vacancyModerations = pgTable(
  'vacancy_moderations',
  {
    id: id(),
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    status: text({ enum: moderation }).notNull(),
    comment: text(),
    /** `rules` or `operator` who decided, or the name of the person who sent it back to wait. */
    by: text().notNull(),
    at: moment().notNull().defaultNow(),
    /** What was decided on, as far as a moderator reads it: the next one sees what has changed since. */
    version: integer(),
    content: jsonb().$type<ModeratedContent>(),
    /** Codes of `moderation_reasons`. */
    reasons: text().array().notNull().default(none),
    /** Which operator decided. */
    operatorId: uuid(),
    /** Their order: several may have one moment. */
    number: integer().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('vacancy_moderations_vacancy').on(table.vacancyId, table.number),
    index('vacancy_moderations_decided')
      .on(table.at)
      .where(sql`${table.by} = 'operator' and ${table.status} <> 'pending'`),
  ],
);

/** Skills that a vacancy asks for. */
export const vacancySkills = pgTable(
  'vacancy_skills',
  {
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    skillId: integer()
      .notNull()
      .references(() => skills.id),
    isRequired: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.vacancyId, table.skillId] }),
    index('vacancy_skills_skill').on(table.skillId),
  ],
);

/** Who opened a vacancy's public page on which day; the visitor is a digest. */
export const vacancyViews = pgTable(
  'vacancy_views',
  {
    vacancyId: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    visitor: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.vacancyId, table.day, table.visitor] })],
);

/** The public list: one narrow row for each public vacancy, kept by triggers (the `search` migration). */
export const vacancySearch = pgTable(
  'vacancy_search',
  {
    vacancyId: uuid()
      .primaryKey()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    publishedAt: moment().notNull(),
    /** That of its first publication, which a renewed one does not move. */
    firstPublishedAt: moment().notNull(),
    /** Its words, its places and its employment type, as numbers of `search_terms`: rows stay small to count. */
    terms: integer().array().notNull(),
    /** The city and the professions among them, to count by. */
    cityId: integer(),
    professions: text().array().notNull().default(none),
  },
  (table) => [
    index('vacancy_search_newest').on(table.publishedAt, table.vacancyId),
    index('vacancy_search_city').on(table.cityId, table.publishedAt),
    index('vacancy_search_first').on(table.firstPublishedAt, table.vacancyId),
    index('vacancy_search_terms').using('gin', table.terms),
  ],
);

/** Which public pages show something else now, kept by triggers for those who keep pages (`NOTIFY kasb_pages`). */
export const pageChanges = pgTable(
  'page_changes',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    vacancyId: uuid(),
    companyId: uuid(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index('page_changes_at').on(table.at)],
);

/** Everything that the public list can be searched for: stems of words, and facets such as `city:801`. */
export const searchTerms = pgTable(
  'search_terms',
  { id: integer().primaryKey().generatedAlwaysAsIdentity(), term: text().notNull().unique() },
  (table) => [index('search_terms_beginning').on(table.term.op('text_pattern_ops'))],
);

/** Each word and its spellings one letter short, to find what a typo meant. */
export const searchSpellings = pgTable(
  'search_spellings',
  {
    spelling: text().notNull(),
    termId: integer()
      .notNull()
      .references(() => searchTerms.id),
  },
  (table) => [primaryKey({ columns: [table.spelling, table.termId] })],
);
