import { fallback, object, optional, parse } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import type { ApiError } from './errors.ts';
import { cursor, limit, line, maybe, oneOf, pathPart } from './fields.ts';
import { amount, entries, list, part, text } from './lenient.ts';
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
  /** Slugs of {@link countPublicVacancies}: exactly this city, exactly this profession (an extension). */
  city: maybe(line(100)),
  profession: maybe(line(100)),
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
  query: object({ via: fallback(optional(line(100)), undefined) }),
  answer: vacancy,
  isExtension: true,
});

/** Public vacancies like one that is public or was, the nearest first, at most six, as cards show them. */
export const listSimilarVacancies = /*#__PURE__*/ endpoint({
  name: 'listSimilarVacancies',
  summary: 'Public vacancies like one that is public or was, the nearest first, at most six.',
  method: 'GET',
  path: '/vacancies/{id}/similar',
  access: 'public',
  problems: { unknownVacancy: 404 },
  params: object({ id: pathPart }),
  answer: entries(vacancy),
  isExtension: true,
});

const place = /*#__PURE__*/ object({ slug: text, name: text });
const counted = /*#__PURE__*/ object({ slug: text, name: text, count: amount });
/** A city or a profession, by which addresses name it, and how many public vacancies it has. */
export type CountedPlace = InferOutput<typeof counted>;

/**
 * How many public vacancies there are, by city and by profession, the largest first: those of the profession by city,
 * those of the city by profession. A slug that was changed is answered with the present one.
 */
export const countPublicVacancies = /*#__PURE__*/ endpoint({
  name: 'countPublicVacancies',
  summary: 'How many public vacancies there are, by city and by profession, the largest first.',
  method: 'GET',
  path: '/vacancies/counts',
  access: 'public',
  problems: { notFound: 404 },
  query: object({ city: maybe(line(100)), profession: maybe(line(100)) }),
  answer: object({
    total: amount,
    city: part(place),
    profession: part(place),
    cities: list(counted),
    professions: list(counted),
  }),
  isExtension: true,
});
export type VacancyCounts = InferOutput<typeof countPublicVacancies.answer>;

const withSimilar = /*#__PURE__*/ object({ similar: list(vacancy) });

/**
 * Public vacancies like one that is closed, the nearest first: `similar` of a `vacancyClosed`, at most six. They have
 * what a card shows: texts may be cut, lists are empty. None where the provider sent none.
 */
export function similarVacancies(error: ApiError): Vacancy[] {
  return parse(withSimilar, error.body).similar;
}
