import { boolean, check, forward, object, optional, pipe, transform } from 'valibot';
import type { InferInput, InferOutput, OptionalSchema } from 'valibot';
import { application, applicationStatusFilter } from './applications.ts';
import { endpoint } from './endpoint.ts';
import {
  bodyLines,
  cursor,
  format,
  limit,
  line,
  maybe,
  missing,
  oneOf,
  paragraphs,
  pathPart,
  reference,
  whole,
  yesNo,
} from './fields.ts';
import { issue } from './issues.ts';
import { amount, done, flag, id, items, lines, list, part, saved, text } from './lenient.ts';
import { reason } from './reasons.ts';
import { remoteTypes, vacancy, vacancyStatuses } from './vacancy.ts';

const title = /*#__PURE__*/ line(200, 'titleRequired');
const description = /*#__PURE__*/ maybe(paragraphs(20_000));
const highest = 1_000_000_000_000;
const salary = /*#__PURE__*/ optional(whole(0, highest));

// A function, since a spread of shared fields is nothing that a bundler dares to drop.
/* @__NO_SIDE_EFFECTS__ */
function vacancyForm<const Title extends typeof title | OptionalSchema<typeof title, undefined>>(titleField: Title) {
  return object(
    {
      title: titleField,
      description,
      location: maybe(line(200)),
      employmentType: maybe(line(100)),
      remoteType: optional(oneOf(remoteTypes)),
      salaryMin: salary,
      salaryMax: salary,
      currency: maybe(format(/^[A-Z]{3}$/, issue('currencyCode'))),
      vacancyStatus: optional(oneOf(vacancyStatuses)),
      requirements: bodyLines,
      benefits: bodyLines,
      skipValidation: optional(yesNo),
    },
    missing,
  );
}

interface Salary {
  salaryMin?: number | undefined;
  salaryMax?: number | undefined;
}

const isSalaryInOrder = ({ salaryMin, salaryMax }: Salary) =>
  // One that is too high is told of itself.
  salaryMin === undefined || salaryMax === undefined || salaryMin <= salaryMax || salaryMin > highest;
const salaryOrder = /*#__PURE__*/ issue('salaryOrder');

const createFields = /*#__PURE__*/ vacancyForm(title);

/** What a vacancy is created with; `employmentType` is an id of the reference list. */
export const vacancyBody = /*#__PURE__*/ pipe(
  createFields,
  forward(check<InferOutput<typeof createFields>, string>(isSalaryInOrder, salaryOrder), ['salaryMax']),
);
export type VacancyBody = InferInput<typeof vacancyBody>;

const updateFields = /*#__PURE__*/ vacancyForm(optional(title));

/** What a vacancy is saved with: the whole payload, in which what is absent is emptied, or `vacancyStatus` alone. */
export const vacancyUpdate = /*#__PURE__*/ pipe(
  updateFields,
  forward(check(hasTitleOrOnlyStatus, issue('titleRequired')), ['title']),
  forward(check<InferOutput<typeof updateFields>, string>(isSalaryInOrder, salaryOrder), ['salaryMax']),
);
export type VacancyUpdate = InferInput<typeof vacancyUpdate>;

function hasTitleOrOnlyStatus({ title, vacancyStatus, ...rest }: InferOutput<typeof updateFields>): boolean {
  const isStatusAlone = vacancyStatus !== undefined && Object.values(rest).every((value) => value === undefined);
  return title !== undefined || isStatusAlone;
}

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

/** A skill that a vacancy asks for. */
export const vacancySkill = /*#__PURE__*/ object({ id, name: text, is_required: flag });
export type VacancySkill = InferOutput<typeof vacancySkill>;

/** The status of the vacancies that a list shows; absent: every one. */
export const statusFilter = /*#__PURE__*/ optional(oneOf(vacancyStatuses));

const params = /*#__PURE__*/ object({ id: pathPart });
const skillParams = /*#__PURE__*/ object({ id: pathPart, skillId: pathPart });

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

/** Saves a vacancy or only its status; 409 when `If-Match` names an old version, 422 `validationFailed` by the edit guard. */
export const updateVacancy = /*#__PURE__*/ endpoint({
  name: 'updateVacancy',
  summary: 'Saves a vacancy or only its status. 409 when If-Match names an old version, 422 by the edit guard.',
  method: 'PUT',
  path: '/api/employer/vacancies/{id}',
  access: 'employer',
  problems: { unknownVacancy: 404, vacancyChanged: 409, editForbidden: 422 },
  params,
  body: vacancyUpdate,
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
  answer: vacancyEditCheck,
});

/** Applications to one vacancy, newest first. */
export const listVacancyApplications = /*#__PURE__*/ endpoint({
  name: 'listVacancyApplications',
  summary: 'Applications to one vacancy, newest first.',
  method: 'GET',
  path: '/api/employer/vacancies/{id}/applications',
  access: 'employer',
  problems: { unknownVacancy: 404 },
  params,
  query: object({ status: applicationStatusFilter, limit, cursor }),
  answer: items(application),
});

/** Skills of a vacancy. */
export const listVacancySkills = /*#__PURE__*/ endpoint({
  name: 'listVacancySkills',
  summary: 'Skills that a vacancy asks for.',
  method: 'GET',
  path: '/api/employer/vacancies/{id}/skills',
  access: 'employer',
  problems: { unknownVacancy: 404 },
  params,
  answer: items(vacancySkill),
});

/** Adds a skill to a vacancy. */
export const addVacancySkill = /*#__PURE__*/ endpoint({
  name: 'addVacancySkill',
  summary: 'Adds a skill to a vacancy.',
  method: 'POST',
  path: '/api/employer/vacancies/{id}/skills',
  access: 'employer',
  problems: { unknownVacancy: 404, alreadyExists: 409 },
  params,
  body: object({ skillId: reference, isRequired: optional(yesNo) }, missing),
  answer: saved(vacancySkill),
  status: 201,
});

/** Says whether a skill of a vacancy is a must. */
export const updateVacancySkill = /*#__PURE__*/ endpoint({
  name: 'updateVacancySkill',
  summary: 'Says whether a skill of a vacancy is a must.',
  method: 'PATCH',
  path: '/api/employer/vacancies/{id}/skills/{skillId}',
  access: 'employer',
  problems: { unknownVacancy: 404, unknownSkill: 404 },
  params: skillParams,
  body: object({ isRequired: yesNo }, missing),
  answer: saved(vacancySkill),
});

/** Takes a skill off a vacancy. */
export const removeVacancySkill = /*#__PURE__*/ endpoint({
  name: 'removeVacancySkill',
  summary: 'Takes a skill off a vacancy.',
  method: 'DELETE',
  path: '/api/employer/vacancies/{id}/skills/{skillId}',
  access: 'employer',
  problems: { unknownVacancy: 404, unknownSkill: 404 },
  params: skillParams,
  answer: done,
});
