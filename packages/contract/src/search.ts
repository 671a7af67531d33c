import { object, optional } from 'valibot';
import type { InferInput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { cursor, limit, line, maybe, oneOf, pathPart } from './fields.ts';
import { entries } from './lenient.ts';
import { vacancy } from './vacancy.ts';

/** Employment types as the public search spells them. */
export const searchEmploymentTypes = ['fulltime', 'parttime', 'contract', 'freelance'] as const;
export type SearchEmploymentType = (typeof searchEmploymentTypes)[number];

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

/** One public vacancy; opening it counts a view, once per visitor and day. */
export const getPublicVacancy = /*#__PURE__*/ endpoint({
  name: 'getPublicVacancy',
  summary: 'One public vacancy; reading it counts a view, once per visitor and day.',
  method: 'GET',
  path: '/vacancies/{id}',
  access: 'public',
  problems: { unknownVacancy: 404 },
  params: object({ id: pathPart }),
  answer: vacancy,
  isExtension: true,
});
