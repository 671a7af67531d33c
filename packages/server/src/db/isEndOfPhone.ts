import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { beginsWith } from './beginsWith.ts';

const country = '998';
const length = 12;

/**
 * Whether a phone begins with the digits that were typed, with the country's or without, or ends with them. An index
 * has a range of each, and the planner knows how many are in it; digits from the middle find nobody.
 */
export function isEndOfPhone(column: SQL, digits: string): SQL {
  const backwards = [...digits].toReversed().join('');
  return sql`(${beginsWith(column, digits, length)} or ${beginsWith(column, country + digits, length)}
    or ${beginsWith(sql`reverse(${column})`, backwards, length)})`;
}
