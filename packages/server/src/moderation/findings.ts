import type { Finding } from '@kasb/contract';
import { discriminationPlaces } from './discrimination.ts';
import { isOddPay } from './oddPay.ts';
import type { Pay } from './oddPay.ts';
import { contacts, flattened, shortestDescription } from './rules.ts';
import type { ModeratedVacancy } from './rules.ts';

/** More of them say nothing more. */
const mostFindings = 30;
const anywhere = contacts.map((pattern) => new RegExp(pattern.source, `${pattern.flags}g`));

/** A vacancy as the rules read it for a moderator. */
export interface ReadVacancy extends ModeratedVacancy, Pay {}

/** What a moderator should look at: where in the texts the rules stumble, each place once. */
export function findingsOf({ title, description, requirements, benefits, ...pay }: ReadVacancy): Finding[] {
  const found = [
    ...placesIn(title, 'title'),
    ...placesIn(description ?? '', 'description'),
    ...requirements.flatMap((text, line) => placesIn(text, 'requirements', line)),
    ...benefits.flatMap((text, line) => placesIn(text, 'benefits', line)),
  ];
  if ((description ?? '').length < shortestDescription) found.push(whole('short', 'description'));
  if (requirements.length === 0) found.push(whole('missing', 'requirements'));
  if (isOddPay(pay)) found.push(whole('pay', 'salary'));
  return found.slice(0, mostFindings);
}

/** How many that are of each of some vacancies. */
export const findingCounts = (vacancies: readonly ReadVacancy[]): number[] =>
  vacancies.map((vacancy) => findingsOf(vacancy).length);

/** Of all of a field. */
export const whole = (rule: string, field: string): Finding => ({
  rule,
  field,
  line: undefined,
  start: undefined,
  end: undefined,
});

function placesIn(text: string, field: string, line?: number): Finding[] {
  const flat = flattened(text);
  const places = [
    ...anywhere.flatMap((pattern) =>
      [...flat.matchAll(pattern)].map(({ index, 0: { length } }) => ({
        rule: 'contacts',
        start: index,
        end: index + length,
      })),
    ),
    ...discriminationPlaces(flat).map(({ ground, start, end }) => ({ rule: ground, start, end })),
  ].toSorted((left, right) => left.start - right.start || right.end - left.end);
  // What lies within another is the same thing.
  const outer = places.filter(({ end }, at) => !places.slice(0, at).some((before) => before.end >= end));
  return outer.map((place) => ({ ...place, field, line }));
}
