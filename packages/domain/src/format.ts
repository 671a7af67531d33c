import { createDateFormat } from './dates.ts';
import type { DateFormat } from './dates.ts';
import { plural } from './messages.ts';
import type { Locale, MessageOverrides, PluralMessage } from './messages.ts';
import { formatMoney, formatSalary } from './money.ts';
import type { Salary } from './money.ts';
import { formatNumber, isNumber } from './numbers.ts';
import { formatPhone } from './phone.ts';

/** Everything that turns values into text. Absent and broken values give ''. */
export interface Format extends DateFormat {
  /** `12 000`, grouped by U+00A0. */
  number: (value: number | null | undefined) => string;
  /** `12 000 000 сум`; an unknown currency shows its code. */
  money: (amount: number | null | undefined, currency: string) => string;
  /** `9 000 000 – 13 000 000 сум`, `от …`, `до …`, or the words for none. */
  salary: (minimum: Salary['minimum'], maximum: Salary['maximum'], currency: string) => string;
  /** `+998 (90) 123-45-67` from 12 digits; other values come back as they are. */
  phone: (digits: string | null | undefined) => string;
  /** The form of a word that fits the number. */
  plural: (count: number, forms: PluralMessage) => string;
}

/** Formats of one language. Dates are of the given time zone, `Asia/Tashkent` unless the host says otherwise. */
export function createFormat(locale: Locale, timeZone = 'Asia/Tashkent', overrides?: MessageOverrides): Format {
  return {
    ...createDateFormat(locale, timeZone),
    number: (value) => (isNumber(value) ? formatNumber(value) : ''),
    money: (amount, currency) => (isNumber(amount) ? formatMoney(amount, currency, locale, overrides) : ''),
    salary: (minimum, maximum, currency) => formatSalary({ minimum, maximum, currency }, locale, overrides),
    phone: (digits) => formatPhone(digits ?? ''),
    plural: (count, forms) => plural(count, forms, locale),
  };
}
