import { formatMoney, formatPhone, formatSalary } from '@kasb/ui';
import type { Locale, PluralMessage } from '../messages/messages.ts';

/** Everything that turns values into text (design: Data and numbers). Absent and broken values give ''. */
export interface Format {
  /** `12 000`, grouped by U+00A0. */
  number: (value: number | null | undefined) => string;
  /** `12 000 000 сум`; an unknown currency shows its code. */
  money: (amount: number | null | undefined, currency: string) => string;
  /** `9 000 000 – 13 000 000 сум`, `от …`, `до …`, or the words for none. */
  salary: (minimum: number | null | undefined, maximum: number | null | undefined, currency: string) => string;
  /** `20.11.2026` */
  date: (value: DateValue) => string;
  /** `20 ноя` */
  shortDate: (value: DateValue) => string;
  /** `20 ноября 2026` */
  longDate: (value: DateValue) => string;
  /** `20.11.2026, 09:12` */
  dateTime: (value: DateValue) => string;
  /** `+998 (90) 123-45-67` from 12 digits; other values come back as they are. */
  phone: (digits: string | null | undefined) => string;
  /** The form of a word that fits the number. */
  plural: (count: number, forms: PluralMessage) => string;
}

/** ISO 8601 text, milliseconds, or a date. */
export type DateValue = string | number | Date | null | undefined;

const tags: Record<Locale, string> = { ru: 'ru-RU', uz: 'uz-UZ' };
// Uzbek dates have no forms of their own for numbers-only patterns: ru-RU gives 20.11.2026 to both.
const numeric: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };

/** Formats of one language. Dates are of the given time zone, `Asia/Tashkent` unless the host says otherwise. */
export function createFormat(locale: Locale, timeZone = 'Asia/Tashkent'): Format {
  const tag = tags[locale];
  const rules = new Intl.PluralRules(tag);
  const grouping = new Intl.NumberFormat('ru-RU');
  const dates = (options: Intl.DateTimeFormatOptions, language = tag) => {
    const formatter = new Intl.DateTimeFormat(language, { timeZone, ...options });
    return (value: DateValue) => {
      const date = toDate(value);
      return date ? formatter.format(date).replace(/\s*г\.$/, '').replace(/\.$/, '') : '';
    };
  };
  const dayAndMonth = new Intl.DateTimeFormat(tag, { timeZone, day: 'numeric', month: 'long' });
  const shortDate = (value: DateValue) => {
    const date = toDate(value);
    if (!date) return '';
    const parts = dayAndMonth.formatToParts(date);
    const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
    // Three letters of the month: the data's own short forms are of uneven length (мая, сент., нояб.).
    return `${part('day')}\u00a0${part('month').slice(0, 3)}`;
  };
  return {
    number: (value) => (isNumber(value) ? grouping.format(value).replace(/\s/g, '\u00a0') : ''),
    money: (amount, currency) => (isNumber(amount) ? formatMoney(amount, currency, locale) : ''),
    salary: (minimum, maximum, currency) => formatSalary({ minimum, maximum, currency, locale }),
    date: dates(numeric, 'ru-RU'),
    shortDate,
    longDate: dates({ day: 'numeric', month: 'long', year: 'numeric' }),
    dateTime: dates({ ...numeric, hour: '2-digit', minute: '2-digit' }, 'ru-RU'),
    phone: (digits) => formatPhone(digits ?? ''),
    plural: (count, forms) => forms[rules.select(count) as keyof PluralMessage] ?? forms.other,
  };
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function toDate(value: DateValue): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
