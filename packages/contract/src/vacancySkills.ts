import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { missing, pathPart, reference, yesNo } from './fields.ts';
import { done, flag, id, items, saved, text } from './lenient.ts';

/** A skill that a vacancy asks for. */
export const vacancySkill = /*#__PURE__*/ object({ id, name: text, is_required: flag });
export type VacancySkill = InferOutput<typeof vacancySkill>;

const params = /*#__PURE__*/ object({ id: pathPart });
const skillParams = /*#__PURE__*/ object({ id: pathPart, skillId: pathPart });

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
