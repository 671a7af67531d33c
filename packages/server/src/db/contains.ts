import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Whether a text stands anywhere in a column, in whichever case: what each row is looked at for. */
export const standsIn = (column: SQL, text: string): SQL => sql`strpos(lower(${column}), lower(${text})) > 0`;

/**
 * The same, found by an index of the column's grams. Where rows are looked at one by one it comes first: to make the
 * grams of each takes twenty times as long.
 */
export const contains = (column: SQL, text: string): SQL =>
  sql`(${standsIn(column, text)} and text_grams(${column}) @> text_grams(${text}))`;
