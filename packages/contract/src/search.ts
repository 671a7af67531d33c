import { object, optional, parse } from 'valibot';
import type { InferInput } from 'valibot';
import { endpoint } from './endpoint.ts';
import type { ApiError } from './errors.ts';
import { cursor, limit, line, maybe, oneOf, pathPart } from './fields.ts';
import { entries, list } from './lenient.ts';
import { employmentTypes, vacancy } from './vacancy.ts';
import type { EmploymentType, Vacancy } from './vacancy.ts';

/** Employment types as the public search spells them, in its query and in the page's address alone. */
export const searchEmploymentTypes = ['fulltime', 'parttime', 'contract', 'freelance'] as const;
export type SearchEmploymentType = (typeof searchEmploymentTypes)[number];

/** How the public search spells each employment type. */
export const searchSpelling: Record<EmploymentType, SearchEmploymentType> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  freelance: 'freelance',
};

/** The employment type that a spelling of the public search means. */
export function employmentOfSearch(spelled: string): EmploymentType | undefined {
  return employmentTypes.find((type) => searchSpelling[type] === spelled);
}

/** The filters of the public search. */
export const vacancySearch = /*#__PURE__*/ object({
  search: maybe(line(200)),
  location: maybe(line(200)),
  employmentType: optional(oneOf(searchEmploymentTypes)),
  limit,
  cursor,
});
export type VacancySearch = InferInput<typeof vacancySearch>;

/** Public vacancies, newest first: total in `X-Total-Count`, next page in `Link`. */
export const searchVacancies = /*#__PURE__*/ endpoint({
  name: 'searchVacancies',
  summary: 'Public vacancies, newest first: total in X-Total-Count, next page in Link.',
  method: 'GET',
  path: '/vacancies',
  access: 'public',
  query: vacancySearch,
  answer: entries(vacancy),
});

/**
 * One public vacancy; opening it counts a view, once per visitor and day. One that was public before is
 * `vacancyClosed`, with those like it ({@link similarVacancies}).
 */
export const getPublicVacancy = /*#__PURE__*/ endpoint({
  name: 'getPublicVacancy',
  summary: 'One public vacancy; reading it counts a view, once per visitor and day.',
  method: 'GET',
  path: '/vacancies/{id}',
  access: 'public',
  problems: { unknownVacancy: 404, vacancyClosed: 410 },
  params: object({ id: pathPart }),
  answer: vacancy,
  isExtension: true,
});

const withSimilar = /*#__PURE__*/ object({ similar: list(vacancy) });

/**
 * Public vacancies like one that is closed, the nearest first: `similar` of a `vacancyClosed`, at most six. They have
 * what a card shows: texts may be cut, lists are empty. None where the provider sent none.
 */
export function similarVacancies(error: ApiError): Vacancy[] {
  return parse(withSimilar, error.body).similar;
}
