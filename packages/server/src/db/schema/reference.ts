import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The first-level divisions of Uzbekistan. */
export const regions = pgTable('regions', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  nameUz: text().notNull(),
});

/** Cities; Tashkent is a region and a city. */
export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    regionId: integer()
      .notNull()
      .references(() => regions.id),
    name: text().notNull(),
    nameUz: text().notNull(),
    /** How addresses name it, in both languages. */
    slug: text().notNull().unique(),
  },
  (table) => [index('cities_region').on(table.regionId)],
);

/** Professions that pages of their own are about. */
export const professions = pgTable('professions', {
  /** How addresses name it, in both languages. */
  slug: text().primaryKey(),
  name: text().notNull(),
  nameUz: text().notNull(),
  /** What titles call it. */
  words: text().array().notNull(),
});

/** Slugs that were changed, and what they are now: old addresses lead on. */
export const movedSlugs = pgTable(
  'moved_slugs',
  { kind: text({ enum: ['city', 'profession'] }).notNull(), slug: text().notNull(), target: text().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** Activity spheres, a tree. */
export const areas = pgTable(
  'areas',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer().references((): AnyPgColumn => areas.id),
    slug: text().notNull().unique(),
    name: text().notNull(),
    nameUz: text(),
  },
  (table) => [index('areas_parent').on(table.parentId)],
);

/** Skills that vacancies and resumes name. */
export const skills = pgTable('skills', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  /** Where Uzbek writes another one. */
  nameUz: text(),
  /** The name without case, for uniqueness. */
  key: text().notNull().unique(),
});

/** Currencies, in the order of the list. */
export const currencies = pgTable('currencies', {
  code: text().primaryKey(),
  symbol: text().notNull(),
  /** Where Uzbek writes another one. */
  symbolUz: text(),
  name: text().notNull(),
  nameUz: text(),
  position: integer().notNull(),
});

/** Employment types, in the order of the list. */
export const employmentTypes = pgTable('employment_types', {
  id: text().primaryKey(),
  name: text().notNull(),
  nameUz: text(),
  position: integer().notNull(),
});

/** Who may see a resume, in the order of the list. */
export const resumeVisibilities = pgTable('resume_visibilities', {
  id: text().primaryKey(),
  name: text().notNull(),
  nameUz: text(),
  position: integer().notNull(),
});
