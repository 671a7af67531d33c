import { defineMessages, translator } from './messages.ts';
import type { Locale, MessageOverrides } from './messages.ts';
import { formatExact, formatNumber, isNumber } from './numbers.ts';

const space = '\u00A0';
const symbols: Record<string, string> = { USD: '$', EUR: '€', RUB: '₽' };

const ru = {
  sum: 'сум',
  salaryFrom: 'от {amount}',
  salaryTo: 'до {amount}',
  salaryMissing: 'Зарплата не указана',
} as const;

const uz: Record<keyof typeof ru, string> = {
  sum: 'so‘m',
  salaryFrom: '{amount} dan',
  salaryTo: '{amount} gacha',
  salaryMissing: 'Maosh ko‘rsatilmagan',
};

/** How sums and salaries are said. Namespace `money`. */
export const moneyMessages = /*#__PURE__*/ defineMessages('money', { ru, uz });

const unit = (currency: string, sum: string) => (currency === 'UZS' ? sum : (symbols[currency] ?? currency));

/** `12 000 000 сум`, `159 642,90 сум`; a currency without a sign of its own is shown as it came. */
export function formatMoney(amount: number, currency: string, locale: Locale, overrides?: MessageOverrides): string {
  const number = Number.isInteger(amount) ? formatNumber(amount) : formatExact(amount);
  return number + space + unit(currency, translator(moneyMessages, locale, overrides)('sum'));
}

/** What somebody is paid; either bound may be absent. */
export interface Salary {
  minimum?: number | null;
  maximum?: number | null;
  /** ISO 4217 code, or a sign to show as it is. */
  currency: string;
}

/** `9 000 000 – 13 000 000 сум`, `от …`, `до …`, or the words for none. */
export function formatSalary(
  { minimum, maximum, currency }: Salary,
  locale: Locale,
  overrides?: MessageOverrides,
): string {
  const t = translator(moneyMessages, locale, overrides);
  const money = (amount: string) => amount + space + unit(currency, t('sum'));
  const bound = (key: 'salaryFrom' | 'salaryTo', amount: number) =>
    t(key, { amount: money(formatNumber(amount)) }).replace(/ /g, space);
  const [lowest, highest] = [payOf(minimum), payOf(maximum)];
  if (lowest !== undefined && highest !== undefined) {
    const [from, to] = [formatNumber(lowest), formatNumber(highest)];
    return money(from === to ? from : `${from}${space}–${space}${to}`);
  }
  if (lowest !== undefined) return bound('salaryFrom', lowest);
  return highest === undefined ? t('salaryMissing') : bound('salaryTo', highest);
}

/** The pay that an amount tells of: nought is none, which people type who tell nothing, and so is less than that. */
export const payOf = (amount: number | null | undefined): number | undefined =>
  isNumber(amount) && amount > 0 ? amount : undefined;
