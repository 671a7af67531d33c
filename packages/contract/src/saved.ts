import { maxLength, object, optional, pipe, string } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { cursor, limit, line, maybe, missing, oneOf, pathPart } from './fields.ts';
import { amount, flag, id, items, list, saved, text, timestamp, word } from './lenient.ts';
import { searchEmploymentTypes } from './search.ts';
import { searchNotifies } from './searchNotifies.ts';
import { vacancy } from './vacancy.ts';

/** Why a vacancy is recommended: its city, its title, a skill, its pay, or a saved search that finds it. */
export const recommendationKinds = ['city', 'title', 'skill', 'pay', 'search'] as const;
export type RecommendationKind = (typeof recommendationKinds)[number];

/** A vacancy that a candidate keeps; one that is not public any more stays as long as they want. */
export const savedVacancy = /*#__PURE__*/ object({ saved_at: timestamp, vacancy, is_open: flag, is_responded: flag });
export type SavedVacancy = InferOutput<typeof savedVacancy>;

/** A search that a candidate keeps, with how many vacancies it found since they last looked. */
export const savedSearch = /*#__PURE__*/ object({
  id,
  title: text,
  search: text,
  location: text,
  employment_type: text,
  notify: word(searchNotifies),
  new_count: amount,
  created_at: timestamp,
});
export type SavedSearch = InferOutput<typeof savedSearch>;

const title = /*#__PURE__*/ maybe(line(200));
const notify = /*#__PURE__*/ optional(oneOf(searchNotifies));

/** The filters of the public search as its address spells them, when to tell, and a title of one's own. */
export const savedSearchBody = /*#__PURE__*/ object(
  {
    search: maybe(line(200)),
    location: maybe(line(200)),
    employmentType: optional(oneOf(searchEmploymentTypes)),
    notify,
    title,
  },
  missing,
);
export type SavedSearchBody = InferInput<typeof savedSearchBody>;

const vacancyPath = /*#__PURE__*/ object({ vacancyId: pathPart });
const searchPath = /*#__PURE__*/ object({ id: pathPart });

/** The vacancies that the candidate keeps, the last one first. */
export const listSavedVacancies = /*#__PURE__*/ endpoint({
  name: 'listSavedVacancies',
  summary: 'The vacancies that the candidate keeps, the last one first.',
  method: 'GET',
  path: '/candidate/saved-vacancies',
  access: 'candidate',
  query: object({ limit, cursor }),
  answer: items(savedVacancy),
  isExtension: true,
});

/** Keeps a vacancy; keeping it again changes nothing. */
export const saveVacancy = /*#__PURE__*/ endpoint({
  name: 'saveVacancy',
  summary: 'Keeps a vacancy; keeping it again changes nothing.',
  method: 'PUT',
  path: '/candidate/saved-vacancies/{vacancyId}',
  access: 'candidate',
  problems: { unknownVacancy: 404, tooManySaved: 409 },
  params: vacancyPath,
  answer: saved(object({ saved_at: timestamp })),
  isExtension: true,
});

/** Keeps a vacancy no longer; one that was not kept is no mistake. */
export const unsaveVacancy = /*#__PURE__*/ endpoint({
  name: 'unsaveVacancy',
  summary: 'Keeps a vacancy no longer; one that was not kept is no mistake.',
  method: 'DELETE',
  path: '/candidate/saved-vacancies/{vacancyId}',
  access: 'candidate',
  params: vacancyPath,
  answer: object({}),
  isExtension: true,
});

const ids = /*#__PURE__*/ list(pipe(string(), maxLength(100)));
/** Which vacancies the candidate keeps and which they responded to. */
export const vacancyMarks = /*#__PURE__*/ object({ saved: ids, responded: ids });
export type VacancyMarks = InferOutput<typeof vacancyMarks>;

/** What lists mark: the vacancies that the candidate keeps or responded to, with an `ETag`. */
export const getVacancyMarks = /*#__PURE__*/ endpoint({
  name: 'getVacancyMarks',
  summary: 'The vacancies that the candidate keeps or responded to, with an ETag.',
  method: 'GET',
  path: '/candidate/vacancy-marks',
  access: 'candidate',
  answer: vacancyMarks,
  isExtension: true,
});

/** The searches that the candidate keeps, the last one first. */
export const listSavedSearches = /*#__PURE__*/ endpoint({
  name: 'listSavedSearches',
  summary: 'The searches that the candidate keeps, the last one first.',
  method: 'GET',
  path: '/candidate/saved-searches',
  access: 'candidate',
  answer: items(savedSearch),
  isExtension: true,
});

/** Keeps a search; where nothing is said of it, it tells as the person's settings say. */
export const createSavedSearch = /*#__PURE__*/ endpoint({
  name: 'createSavedSearch',
  summary: 'Keeps a search.',
  method: 'POST',
  path: '/candidate/saved-searches',
  access: 'candidate',
  problems: { tooManySearches: 409, keyReused: 422 },
  body: savedSearchBody,
  answer: savedSearch,
  status: 201,
  isExtension: true,
});

/** Changes when a search tells of what is new, or its title. */
export const updateSavedSearch = /*#__PURE__*/ endpoint({
  name: 'updateSavedSearch',
  summary: 'Changes when a search tells of what is new, or its title.',
  method: 'PATCH',
  path: '/candidate/saved-searches/{id}',
  access: 'candidate',
  problems: { unknownSearch: 404 },
  params: searchPath,
  body: object({ notify, title }, missing),
  answer: savedSearch,
  isExtension: true,
});

/** Keeps a search no longer. */
export const deleteSavedSearch = /*#__PURE__*/ endpoint({
  name: 'deleteSavedSearch',
  summary: 'Keeps a search no longer.',
  method: 'DELETE',
  path: '/candidate/saved-searches/{id}',
  access: 'candidate',
  problems: { unknownSearch: 404 },
  params: searchPath,
  answer: object({}),
  isExtension: true,
});

/** Says that the candidate looked at what a search found: nothing of it is new any more. */
export const seeSavedSearch = /*#__PURE__*/ endpoint({
  name: 'seeSavedSearch',
  summary: 'Says that the candidate looked at what a search found.',
  method: 'POST',
  path: '/candidate/saved-searches/{id}/seen',
  access: 'candidate',
  problems: { unknownSearch: 404 },
  params: searchPath,
  answer: savedSearch,
  isExtension: true,
});

const reason = /*#__PURE__*/ object({ kind: word(recommendationKinds), value: text });
/** A public vacancy that suits the candidate, and why. */
export const recommendation = /*#__PURE__*/ object({ vacancy, reasons: list(reason) });
export type Recommendation = InferOutput<typeof recommendation>;

/** Public vacancies that suit the candidate, with the reasons, the best first; at most twenty. */
export const listRecommendations = /*#__PURE__*/ endpoint({
  name: 'listRecommendations',
  summary: 'Public vacancies that suit the candidate, with the reasons, the best first; at most twenty.',
  method: 'GET',
  path: '/candidate/recommendations',
  access: 'candidate',
  query: object({ limit }),
  answer: items(recommendation),
  isExtension: true,
});
