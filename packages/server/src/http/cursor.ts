import { isDay } from '@kasb/contract';
import { check, pipe, regex, safeParse, strictTuple, string, uuid } from 'valibot';
import { Problem } from './problem.ts';

/** The last row of a page: its moment as the database spells it, and its id. */
export type Position = [at: string, id: string];

const position = strictTuple([
  pipe(string(), regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?\+00$/), check(isOfCalendar)),
  pipe(string(), uuid()),
]);

/** Makes an opaque cursor. */
export function writeCursor(last: Position): string {
  return Buffer.from(JSON.stringify(last)).toString('base64url');
}

/** Reads a cursor. @throws Problem badQuery when it is none of ours */
export function readCursor(cursor: string): Position {
  try {
    const result = safeParse(position, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (result.success) return result.output;
  } catch {
    // Not JSON: refused below.
  }
  throw new Problem('badQuery', { fields: { cursor: 'unknownPage' } });
}

/** The database knows no day that the calendar has not, and no year before the first. */
function isOfCalendar(at: string): boolean {
  const day = at.slice(0, 10);
  return isDay(day) && !day.startsWith('0000');
}
