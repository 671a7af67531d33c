import { fill } from '../messages/fill.ts';
import { locales } from '../messages/locales.ts';
import type { UiLocale } from '../messages/locales.ts';
import type { UiMessages } from '../messages/UiMessagesProvider.tsx';

const space = '\u00a0';
const symbols: Record<string, string> = { USD: '$', EUR: '€', RUB: '₽' };
const grouping = new Intl.NumberFormat('ru-RU');

// The font has no U+202F, so groups are joined by U+00A0 whatever the runtime's data says.
const group = (amount: number) => grouping.format(amount).replace(/\s/g, space);
const unit = (currency: string, sum: string) => (currency === 'UZS' ? sum : (symbols[currency] ?? currency));

/** `12 000 000 сум`; a currency without a sign of its own is shown as it came. */
export function formatMoney(amount: number, currency: string, locale: UiLocale = 'ru'): string {
  return group(amount) + space + unit(currency, locales[locale].sum);
}

export interface Salary {
  minimum?: number | null;
  maximum?: number | null;
  /** ISO 4217 code, or a sign to show as it is. */
  currency: string;
}

/** `9 000 000 – 13 000 000 сум`, `от …`, `до …`, or the words for none. */
export function formatSalary({
  minimum,
  maximum,
  currency,
  locale = 'ru',
  messages = locales[locale],
}: SalaryOptions): string {
  const hasMinimum = isAmount(minimum);
  const hasMaximum = isAmount(maximum);
  const money = (text: string) => text + space + unit(currency, messages.sum);
  const words = (message: string, amount: number) =>
    fill(message, { amount: money(group(amount)) }).replace(/ /g, space);
  if (hasMinimum && hasMaximum)
    return minimum === maximum ? money(group(minimum)) : money(`${group(minimum)}${space}–${space}${group(maximum)}`);
  if (hasMinimum) return words(messages.salaryFrom, minimum);
  if (hasMaximum) return words(messages.salaryTo, maximum);
  return messages.salaryMissing;
}

interface SalaryOptions extends Salary {
  /** @default 'ru' */
  locale?: UiLocale;
  /** Words in place of the locale's. */
  messages?: Pick<UiMessages, 'salaryFrom' | 'salaryTo' | 'salaryMissing' | 'sum'>;
}

function isAmount(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
