import type { ExternalResume, Language } from '@kasb/contract';
import { createDateFormat } from '@kasb/domain/dates';
import type { resumeWordMessages } from '@kasb/domain/documents/resumeWords';
import type { KeyOf, Translate } from '@kasb/domain/messages';

type Words = Translate<KeyOf<typeof resumeWordMessages>>;

/** Family name, name, patronymic; '' when there is none of them. */
export function fullName({
  last_name: last,
  first_name: first,
  middle_name: middle,
}: Pick<ExternalResume, 'last_name' | 'first_name' | 'middle_name'>): string {
  return [last, first, middle].filter(Boolean).join(' ');
}

/** `5 лет 3 месяца`, `11 месяцев`, `1 год`; '' for none. */
export function duration(months: number | undefined, t: Words): string {
  const whole = Math.floor(months ?? 0);
  if (whole <= 0) return '';
  const years = Math.floor(whole / 12);
  const rest = whole % 12;
  return [years > 0 && t('resume.years', { count: years }), rest > 0 && t('resume.months', { count: rest })]
    .filter(Boolean)
    .join(' ');
}

/** `март 2023` from `2023-03` or a date; what is neither comes back as it is. */
export function monthWord(value: string, locale: Language): string {
  if (!/^\d{4}-\d{2}/.test(value) || Number.isNaN(Date.parse(value.slice(0, 7)))) return value;
  return createDateFormat(locale, 'UTC').month(value.slice(0, 7));
}

/**
 * `март 2023 – настоящее время`: without an end the job goes on; without a beginning the end alone; '' without both.
 */
export function period(start: string | undefined, end: string | undefined, locale: Language, t: Words): string {
  if (start === undefined && end === undefined) return '';
  const from = start === undefined ? '' : monthWord(start, locale);
  const to = end === undefined ? t('resume.now') : monthWord(end, locale);
  return from ? `${from} – ${to}` : to;
}

/** The code of a currency as ISO 4217 has it: the job board writes the ruble's old one. */
export function currencyCode(code: string): string {
  return code === 'RUR' ? 'RUB' : code;
}
