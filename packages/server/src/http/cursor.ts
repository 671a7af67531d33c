import { pipe, regex, safeParse, strictTuple, string, uuid } from 'valibot';
import { Problem } from './problem.ts';

/** The last row of a page: its moment as the database spells it, and its id. */
export type Position = [at: string, id: string];

const position = strictTuple([
  pipe(string(), regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/)),
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
    if (result.success && !Number.isNaN(Date.parse(result.output[0]))) return result.output;
  } catch {
    // Not JSON: refused below.
  }
  throw new Problem('badQuery', { fields: { cursor: 'Неизвестная страница' } });
}
