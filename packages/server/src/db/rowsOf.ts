import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * The rows of a query that is written as SQL. Moments, whole numbers beyond 32 bits and amounts come as texts.
 * @example
 * const [person] = await rowsOf<{ id: string }>(db)`select id from users where phone = ${phone}`;
 */
export const rowsOf =
  <Row extends object>(db: Database) =>
  async (words: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    (await db.execute(sql(words, ...values))).rows as Row[];
