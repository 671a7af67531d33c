import { isDay } from '@kasb/contract';
import { check, pipe, regex, safeParse, strictTuple, string, union, uuid } from 'valibot';
import { parseJson } from './bodies.ts';
import { Problem } from './problem.ts';

/**
 * The last row of a page: its moment as the database spells it, or a number that the list is in the order of, its id,
 * and the order where a list has several.
 */
export type Position = [key: string, id: string, order?: string];

const moment = pipe(
  string(),
  regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?\+00$/),
  check(isOfCalendar),
);
const place = pipe(string(), uuid());
const byMoment = strictTuple([moment, place]);
const ordered = strictTuple([union([moment, pipe(string(), regex(/^\d{1,5}$/))]), place, string()]);
// Of a list whose rows have numbers, and nothing else.
const numbered = strictTuple([pipe(string(), regex(/^\d{1,15}$/)), string(), string()]);
/** The order of a list by the numbers of its rows, latest first. */
export const byNumber = 'number';

/** Makes an opaque cursor. */
export function writeCursor(last: Position): string {
  return Buffer.from(JSON.stringify(last)).toString('base64url');
}

/** The order of a list; absent for the usual one. */
export type OrderName = string | undefined;

/**
 * Reads a cursor of a list in this order.
 *
 * @throws Problem badQuery when it is none of ours; otherOrder when it is of another order that the list has
 */
export function readCursor(cursor: string, order?: OrderName, orders: readonly OrderName[] = []): Position {
  const found = positionIn(cursor, order);
  if (found) return found;
  const isOfOther = orders.some((other) => positionIn(cursor, other));
  throw new Problem(isOfOther ? 'otherOrder' : 'badQuery', { fields: { cursor: 'unknownPage' } });
}

function positionIn(cursor: string, order: OrderName): Position | undefined {
  const given = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'));
  const result = safeParse(schemaOf(order), given);
  return result.success && result.output[2] === order ? result.output : undefined;
}

function schemaOf(order: OrderName) {
  if (order === undefined) return byMoment;
  return order === byNumber ? numbered : ordered;
}

/** The database knows no day that the calendar has not, and no year before the first. */
function isOfCalendar(at: string): boolean {
  const day = at.slice(0, 10);
  return isDay(day) && !day.startsWith('0000');
}
