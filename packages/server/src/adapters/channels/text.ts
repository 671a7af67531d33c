import { formatPhone } from '@kasb/contract';
import { translator } from '@kasb/domain/messages';
import { formatSalary, payOf } from '@kasb/domain/money';
import { wordMessages, wordOf } from '@kasb/domain/words';
import type { ShownVacancy } from './channel.ts';

type Shown<Key extends keyof ShownVacancy> = Pick<ShownVacancy, Key | 'language'>;

/** A salary in words, «6 000 000 – 9 000 000 сум», or undefined where none is named. */
export function salaryText({
  salaryMin,
  salaryMax,
  currency,
  language,
}: Shown<'salaryMin' | 'salaryMax' | 'currency'>): string | undefined {
  if ((payOf(salaryMin) ?? payOf(salaryMax)) === undefined) return undefined;
  return formatSalary({ minimum: salaryMin, maximum: salaryMax, currency: currency ?? 'UZS' }, language);
}

/** Place, employment and format in one line. */
export function termsText({
  location,
  employmentName,
  remoteType,
  language,
}: Shown<'location' | 'employmentName' | 'remoteType'>): string {
  const format = wordOf('remote', remoteType, translator(wordMessages, language));
  return [location, employmentName?.toLowerCase(), format.toLowerCase()].filter(Boolean).join(' · ');
}

/** How to respond: the public page, or else the company's phone. */
export function contactText({ url, companyPhone }: ShownVacancy): string {
  return url ?? formatPhone(companyPhone);
}

/** The text without what does not fit into `max` code units: cut between words, with an ellipsis. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 2) return '';
  let end = max - 1;
  // Half of a pair would be no character.
  if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1;
  const head = text.slice(0, end);
  const space = head.search(/\s\S*$/);
  return `${(space > head.length * 0.7 ? head.slice(0, space) : head).trimEnd()}…`;
}
