import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Whether a text of so many digits begins with these: a range of its index, whose order no locale changes. */
export const beginsWith = (column: SQL, digits: string, length: number): SQL =>
  sql`${column} between ${digits.padEnd(length, '0')} and ${digits.padEnd(length, '9')}`;
