import { fill } from '../messages/fill.ts';

const grouping = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
// Languages without plural forms carry the same text in all three.
const rules = new Intl.PluralRules('ru');

/** How many things there are: a whole number, never below zero; what is no number counts as none. */
export function toCount(value: number | null | undefined): number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? Math.floor(value) : 0;
}

/** `12 000`, grouped by U+00A0. */
export function formatCount(value: number | null | undefined): string {
  return grouping.format(toCount(value)).replace(/\s/g, '\u00a0');
}

/** The one of three forms that fits the number, with the number in it. */
export function countWords(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count);
  return fill(form === 'one' ? one : form === 'few' ? few : many, { count: formatCount(count) });
}

/** A date in milliseconds, or nothing when there is none or it cannot be read. */
export function toTime(value: DateValue): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? undefined : time;
}

/** ISO 8601 text, milliseconds, or a date. */
export type DateValue = string | number | Date | null | undefined;
