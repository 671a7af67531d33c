import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { application } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { externalResume } from './externalResume.ts';
import { missing, pathPart, reference } from './fields.ts';
import { amount, flag, items, part, text } from './lenient.ts';

/** Who manages a company at HeadHunter. */
export const headHunterManager = /*#__PURE__*/ object({
  isActive: flag,
  managerName: text,
  managerEmail: text,
  hhManagerId: text,
});
export type HeadHunterManager = InferOutput<typeof headHunterManager>;

/** Statistics from the job board, or a `message` that says why there are none. */
export const headHunterStatistics = /*#__PURE__*/ object({ views: amount, responses: amount, message: text });
export type HeadHunterStatistics = InferOutput<typeof headHunterStatistics>;

/** Who manages a company at HeadHunter; a failure reads as not linked. */
export const getHeadHunterManager = /*#__PURE__*/ endpoint({
  name: 'getHeadHunterManager',
  summary: 'Who manages a company at HeadHunter.',
  method: 'GET',
  path: '/api/employer/headhunter/manager/{companyId}',
  access: 'employer',
  params: object({ companyId: pathPart }),
  answer: headHunterManager,
});

/** Responses to a vacancy at HeadHunter, as applications. */
export const listHeadHunterResponses = /*#__PURE__*/ endpoint({
  name: 'listHeadHunterResponses',
  summary: 'Responses to a vacancy at HeadHunter, as applications.',
  method: 'GET',
  path: '/api/employer/headhunter/responses/{id}',
  access: 'employer',
  params: object({ id: pathPart }),
  answer: items(application),
});

/** A resume at HeadHunter; never opened without the negotiation and the vacancy. `resume` is absent when there is none. */
export const getHeadHunterResume = /*#__PURE__*/ endpoint({
  name: 'getHeadHunterResume',
  summary: 'A resume at HeadHunter, opened for a negotiation about a vacancy.',
  method: 'GET',
  path: '/api/employer/headhunter/resume/{id}',
  access: 'employer',
  params: object({ id: pathPart }),
  query: object({ negotiation_id: reference, vacancy_id: reference }, missing),
  answer: object({ resume: part(externalResume) }),
});

/** Views and responses of a vacancy at HeadHunter. */
export const getHeadHunterStatistics = /*#__PURE__*/ endpoint({
  name: 'getHeadHunterStatistics',
  summary: 'Views and responses of a vacancy at HeadHunter, or a message why there are none.',
  method: 'GET',
  path: '/api/employer/headhunter/statistics/{id}',
  access: 'employer',
  params: object({ id: pathPart }),
  answer: headHunterStatistics,
});
