import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Whether a text stands anywhere in a column, in whichever case: an index of the column's grams finds it. */
export const contains = (column: SQL, text: string): SQL =>
  sql`(text_grams(${column}) @> text_grams(${text}) and strpos(lower(${column}), lower(${text})) > 0)`;
