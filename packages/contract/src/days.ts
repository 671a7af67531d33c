import { check, isoDate, pipe, string, trim } from 'valibot';
import { issue } from './issues.ts';

/** A day that somebody living may have to do with, `2026-01-31`: of the calendar, from 1900 to 2100. */
export const day = /*#__PURE__*/ pipe(
  string(issue('dateRequired')),
  trim(),
  isoDate(issue('notDate')),
  check((text) => isDay(text) && text >= '1900-01-01' && text <= '2100-12-31', issue('notDate')),
);

/** Whether the calendar has a day, written `2026-01-31`. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
