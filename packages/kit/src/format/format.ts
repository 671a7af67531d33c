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
  /** `20 ноя`, `20-noy` */
  shortDate: (value: DateValue) => string;
  /** `20 ноября 2026`, `20-noyabr, 2026` */
  longDate: (value: DateValue) => string;
  /** `ноябрь 2026`, `noyabr 2026` */
  month: (value: DateValue) => string;
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
// Browsers have no Uzbek months: theirs are «M11».
const uzbekMonths = [
  'yanvar',
  'fevral',
  'mart',
  'aprel',
  'may',
  'iyun',
  'iyul',
  'avgust',
  'sentabr',
  'oktabr',
  'noyabr',
  'dekabr',
];
// Uzbek dates have no forms of their own for numbers-only patterns: ru-RU gives 20.11.2026 to both.
const numeric: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };

/** Formats of one language. Dates are of the given time zone, `Asia/Tashkent` unless the host says otherwise. */
export function createFormat(locale: Locale, timeZone = 'Asia/Tashkent'): Format {
  const tag = tags[locale];
  const rules = new Intl.PluralRules(tag);
  const grouping = new Intl.NumberFormat('ru-RU');
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat('ru-RU', { timeZone, ...options });
    return (value: DateValue) => {
      const date = toDate(value);
      return date ? formatter.format(date) : '';
    };
  };
  const wordy = new Intl.DateTimeFormat('ru-RU', {
    timeZone,
    day: 'numeric',
    month: locale === 'uz' ? 'numeric' : 'long',
    year: 'numeric',
  });
  const dayOf = (value: DateValue) => {
    const date = toDate(value);
    if (!date) return undefined;
    const parts = wordy.formatToParts(date);
    const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
    const month = part('month');
    return {
      day: part('day'),
      month: locale === 'uz' ? (uzbekMonths[Number(month) - 1] ?? '') : month,
      year: part('year'),
    };
  };
  const shortDate = (value: DateValue) => {
    const found = dayOf(value);
    // Three letters of the month: the data's own short forms are of uneven length (мая, сент., нояб.).
    return found ? `${found.day}${locale === 'uz' ? '-' : '\u00a0'}${found.month.slice(0, 3)}` : '';
  };
  const longDate = (value: DateValue) => {
    const found = dayOf(value);
    if (!found) return '';
    return locale === 'uz' ? `${found.day}-${found.month}, ${found.year}` : `${found.day} ${found.month} ${found.year}`;
  };
  const standalone = new Intl.DateTimeFormat('ru-RU', { timeZone, month: 'long' });
  const month = (value: DateValue) => {
    const date = toDate(value);
    const found = date && dayOf(date);
    return found ? `${locale === 'uz' ? found.month : standalone.format(date)} ${found.year}` : '';
  };
  return {
    number: (value) => (isNumber(value) ? grouping.format(value).replace(/\s/g, '\u00a0') : ''),
    money: (amount, currency) => (isNumber(amount) ? formatMoney(amount, currency, locale) : ''),
    salary: (minimum, maximum, currency) => formatSalary({ minimum, maximum, currency, locale }),
    date: dates(numeric),
    shortDate,
    longDate,
    month,
    dateTime: dates({ ...numeric, hour: '2-digit', minute: '2-digit' }),
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
