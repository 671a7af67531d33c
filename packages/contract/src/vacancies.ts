import { boolean, object, optional, pipe, transform } from 'valibot';
import type { InferOutput } from 'valibot';
import { application } from './application.ts';
import { applicationFilter, applicationPage } from './applicationFilter.ts';
import { endpoint, longBodyBytes } from './endpoint.ts';
import { bodyLines, cursor, limit, line, maybe, missing, oneOf, pathPart } from './fields.ts';
import { amount, done, flag, items, lines, list, part, saved, text } from './lenient.ts';
import { reason } from './reasons.ts';
import { vacancy, vacancyStatuses } from './vacancy.ts';
import { description, title, vacancyUpdate } from './vacancyBody.ts';

/**
 * What the edit guard says (docs/domain.md#edit-guard): `isValid` alone decides, the score (0-100) only colours.
 * `reasons` are the codes of `reason` and of each warning, of those that have one.
 * A save it refuses answers 422 with `validationFailed` and the same keys: read `ApiError.body` with this schema too.
 */
export const vacancyEditCheck = /*#__PURE__*/ pipe(
  object({
    isValid: part(boolean()),
    validationFailed: flag,
    similarityScore: amount,
    reason: text,
    warnings: lines,
    reasons: list(reason),
  }),
  transform((row) => ({ ...row, isValid: row.isValid ?? !row.validationFailed })),
);
export type VacancyEditCheck = InferOutput<typeof vacancyEditCheck>;

/** The status of the vacancies that a list shows; absent: every one. */
export const statusFilter = /*#__PURE__*/ optional(oneOf(vacancyStatuses));

const params = /*#__PURE__*/ object({ id: pathPart });
const { vacancy_id: _, ...vacancyFilter } = applicationFilter;

/** Vacancies of all companies of the employer or of one, in every status or in one, newest first. */
export const listVacancies = /*#__PURE__*/ endpoint({
  name: 'listVacancies',
  summary: 'Vacancies of all companies of the employer or of one, in every status or in one, newest first.',
  method: 'GET',
  path: '/api/employer/vacancies',
  access: 'employer',
  query: object({ companyId: maybe(line(100)), status: statusFilter, limit, cursor }),
  answer: items(vacancy),
});

/** One vacancy of the employer; its `ETag` goes into `If-Match` of the save. */
export const getVacancy = /*#__PURE__*/ endpoint({
  name: 'getVacancy',
  summary: 'One vacancy of the employer, with its ETag.',
  method: 'GET',
  path: '/api/employer/vacancies/{id}',
  access: 'employer',
  problems: { unknownVacancy: 404 },
  params,
  answer: vacancy,
});

/**
 * Saves a vacancy or only its status; 409 when `If-Match` names an old version, 422 `validationFailed` by the edit
 * guard.
 */
export const updateVacancy = /*#__PURE__*/ endpoint({
  name: 'updateVacancy',
  summary: 'Saves a vacancy or only its status. 409 when If-Match names an old version, 422 by the edit guard.',
  method: 'PUT',
  path: '/api/employer/vacancies/{id}',
  access: 'employer',
  problems: { unknownVacancy: 404, vacancyChanged: 409, editForbidden: 422 },
  params,
  body: vacancyUpdate,
  maxBodyBytes: longBodyBytes,
  answer: saved(vacancy),
});

/** Deletes a vacancy. */
export const deleteVacancy = /*#__PURE__*/ endpoint({
  name: 'deleteVacancy',
  summary: 'Deletes a vacancy.',
  method: 'DELETE',
  path: '/api/employer/vacancies/{id}',
  access: 'employer',
  problems: { unknownVacancy: 404 },
  params,
  answer: done,
});

/** Asks the edit guard whether the vacancy would still be the same position. */
export const validateVacancyEdit = /*#__PURE__*/ endpoint({
  name: 'validateVacancyEdit',
  summary: 'Whether an edit leaves the vacancy the same position.',
  method: 'POST',
  path: '/api/employer/vacancies/{id}/validate-edit',
  access: 'employer',
  problems: { unknownVacancy: 404 },
  params,
  body: object({ title, description, requirements: bodyLines }, missing),
  maxBodyBytes: longBodyBytes,
  answer: vacancyEditCheck,
});

/** Applications to one vacancy, or those of them that the filters leave. */
export const listVacancyApplications = /*#__PURE__*/ endpoint({
  name: 'listVacancyApplications',
  summary: 'Applications to one vacancy, or those of them that the filters leave.',
  method: 'GET',
  path: '/api/employer/vacancies/{id}/applications',
  access: 'employer',
  problems: { unknownVacancy: 404, otherOrder: 422 },
  params,
  query: object({ ...vacancyFilter, ...applicationPage }),
  answer: items(application),
});
