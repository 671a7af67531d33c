import { formatPhone } from '@kasb/contract';
import type { ShownVacancy } from './channel.ts';

const formats = { office: 'в офисе', remote: 'удалённо', hybrid: 'гибрид' } as const;
const units: Record<string, string> = { UZS: 'сум', USD: '$', EUR: '€', RUB: '₽' };

/** A salary in words, «от 6 000 000 до 9 000 000 сум», or undefined where none is named. */
export function salaryText({
  salaryMin,
  salaryMax,
  currency,
}: Pick<ShownVacancy, 'salaryMin' | 'salaryMax' | 'currency'>): string | undefined {
  const number = (value: number) => new Intl.NumberFormat('ru-RU').format(value);
  const bounds = [
    salaryMin === null ? '' : `от ${number(salaryMin)}`,
    salaryMax === null ? '' : `до ${number(salaryMax)}`,
  ].filter(Boolean);
  if (bounds.length === 0) return undefined;
  const sum = salaryMin !== null && salaryMin === salaryMax ? number(salaryMin) : bounds.join(' ');
  return `${sum} ${units[currency ?? 'UZS'] ?? currency}`;
}

/** Place, employment and format in one line. */
export function termsText({ location, employmentName, remoteType }: ShownVacancy): string {
  return [location, employmentName?.toLowerCase(), formats[remoteType]].filter(Boolean).join(' · ');
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
