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
  pathPart,
  reference,
  whole,
  yesNo,
} from './fields.ts';
import { amount, done, flag, id, items, lines, part, saved, text } from './lenient.ts';
import { remoteTypes, vacancy, vacancyStatuses } from './vacancy.ts';

const title = /*#__PURE__*/ line(200, 'Введите название вакансии');
const description = /*#__PURE__*/ maybe(line(20_000));
const salary = /*#__PURE__*/ optional(whole(0, 1_000_000_000_000));

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
      currency: maybe(format(/^[A-Z]{3}$/, 'Код валюты из трёх букв')),
      vacancyStatus: optional(oneOf(vacancyStatuses)),
      requirements: bodyLines,
      benefits: bodyLines,
      skipValidation: optional(yesNo),
    },
    missing,
  );
}

/** What a vacancy is created with (section 7); `employmentType` is an id of the reference list. */
export const vacancyBody = /*#__PURE__*/ vacancyForm(title);
export type VacancyBody = InferInput<typeof vacancyBody>;

const updateFields = /*#__PURE__*/ vacancyForm(optional(title));

/** What a vacancy is saved with: the whole payload, in which what is absent is emptied, or `vacancyStatus` alone. */
export const vacancyUpdate = /*#__PURE__*/ pipe(
  updateFields,
  forward(check(hasTitleOrOnlyStatus, 'Введите название вакансии'), ['title']),
);
export type VacancyUpdate = InferInput<typeof vacancyUpdate>;

function hasTitleOrOnlyStatus({ title, vacancyStatus, ...rest }: InferOutput<typeof updateFields>): boolean {
  const isStatusAlone = vacancyStatus !== undefined && Object.values(rest).every((value) => value === undefined);
  return title !== undefined || isStatusAlone;
}

/**
 * What the edit guard says (section 5): `isValid` alone decides, the score (0-100) only colours.
 * A save it refuses answers 422 with `validationFailed` and the same keys: read `ApiError.body` with this schema too.
 */
export const vacancyEditCheck = /*#__PURE__*/ pipe(
  object({ isValid: part(boolean()), validationFailed: flag, similarityScore: amount, reason: text, warnings: lines }),
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
  params: skillParams,
  answer: done,
});
