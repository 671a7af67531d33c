import { encodedReason } from '@kasb/contract';
import type { ReasonCode } from '@kasb/contract';
import { calm, clean } from '../text/normalise.ts';
import { discriminationIn } from './discrimination.ts';
import type { Ground } from './discrimination.ts';

/** What of a vacancy the rules read. */
export interface ModeratedVacancy {
  title: string;
  description: string | null;
  requirements: readonly string[];
  benefits: readonly string[];
}

/** How long a description is at least. */
export const shortestDescription = 40;

/** Phones, links and addresses in folded text. */
export const contacts = [
  /(?:https?:\/\/|www\.|(?<!\p{L})t\.me\/|wa\.me\/)/u,
  /[\w.+-]@[\w-]+\.\p{L}{2,}/u,
  /(?<![\p{L}\d])@[a-z]\w{3,}/u,
  // Not .net and .io: «ASP.NET», «Socket.io» are trades.
  /(?<![\p{L}\d])[a-z\d-]{2,63}\.(?:uz|com|ru|org|info|biz|kz|su)(?![\p{L}\d])/u,
  /(?:\+|(?<!\d))998[\s().-]*\d{2}[\s().-]*\d{3}[\s.-]*\d{2}[\s.-]*\d{2}(?!\d)/u,
  /(?<!\d)\(?(?:20|33|[5-9]\d)\)?[\s.-]*\d{3}[\s.-]*\d{2}[\s.-]*\d{2}(?!\d)/u,
  /(?<!\d)\d{3}-\d{2}-\d{2}(?!\d)/u,
];

const groundReasons = {
  sex: 'demandsSex',
  age: 'demandsAge',
  origin: 'demandsOrigin',
} as const satisfies Record<Ground, ReasonCode>;

/** What must be mended before a vacancy may be shown, as reasons (`encodedReason`); none means that it is well. */
export function faultsOf({ title, description, requirements, benefits }: ModeratedVacancy): string[] {
  const faults: string[] = [];
  const name = folded(title);
  if (!/\p{L}{2}/u.test(name)) faults.push(encodedReason('titleWithoutPosition'));
  if (contacts.some((contact) => contact.test(name))) faults.push(encodedReason('titleWithContacts'));
  if ((description ?? '').length < shortestDescription)
    faults.push(encodedReason('descriptionTooShort', { min: shortestDescription }));
  if (requirements.length === 0) faults.push(encodedReason('requirementMissing'));
  const grounds = discriminationIn(folded([title, description ?? '', ...requirements, ...benefits].join('\n')));
  return [...faults, ...grounds.map((ground) => encodedReason(groundReasons[ground]))];
}

/** A text as the rules read it: lower case, е for ё, single spaces. */
export function folded(text: string): string {
  return calm(clean(text)).replaceAll('ё', 'е');
}

/** The same with every letter where it was, so that a place in one is a place in the other. */
export function flattened(text: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : text;
  return same
    .replaceAll('ё', 'е')
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[‘’ʻʼ`]/g, "'");
}
