import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { application } from './application.ts';
import { endpoint } from './endpoint.ts';
import { externalResume } from './externalResume.ts';
import { cursor, limit, missing, oneOf, pathPart, reference } from './fields.ts';
import { amount, flag, items, part, text } from './lenient.ts';
import { reason } from './reasons.ts';

/** Who manages a company at HeadHunter. */
export const headHunterManager = /*#__PURE__*/ object({
  isActive: flag,
  managerName: text,
  managerEmail: text,
  hhManagerId: text,
});
export type HeadHunterManager = InferOutput<typeof headHunterManager>;

/** Statistics from the job board, or a `message` that says why there are none, by its code in `reason`. */
export const headHunterStatistics = /*#__PURE__*/ object({
  views: amount,
  responses: amount,
  message: text,
  reason: part(reason),
});
export type HeadHunterStatistics = InferOutput<typeof headHunterStatistics>;

/** Who manages a company at HeadHunter; a failure reads as not linked. */
export const getHeadHunterManager = /*#__PURE__*/ endpoint({
  name: 'getHeadHunterManager',
  summary: 'Who manages a company at HeadHunter.',
  method: 'GET',
  path: '/api/employer/headhunter/manager/{companyId}',
  access: 'employer',
  module: 'headhunter',
  problems: {
    unknownCompany: 404,
    unknownManager: 404,
    headHunterNotConfigured: 503,
    headHunterNotConnected: 503,
    headHunterDown: 502,
    headHunterRefused: 403,
    notFound: 404,
  },
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
  module: 'headhunter',
  problems: { unknownVacancy: 404, headHunterNotConfigured: 503 },
  params: object({ id: pathPart }),
  query: object({ limit, cursor }),
  answer: items(application),
});

/**
 * A resume at HeadHunter; never opened without the negotiation and the vacancy. `resume` is absent when there is none.
 * `with_contacts=true` opens contacts that are locked, which spends a paid view.
 */
export const getHeadHunterResume = /*#__PURE__*/ endpoint({
  name: 'getHeadHunterResume',
  summary: 'A resume at HeadHunter, opened for a negotiation about a vacancy.',
  method: 'GET',
  path: '/api/employer/headhunter/resume/{id}',
  access: 'employer',
  module: 'headhunter',
  problems: {
    unknownVacancy: 404,
    unknownResume: 404,
    headHunterNotConfigured: 503,
    headHunterNotConnected: 503,
    headHunterDown: 502,
    headHunterRefused: 403,
    notFound: 404,
  },
  params: object({ id: pathPart }),
  query: object(
    { negotiation_id: reference, vacancy_id: reference, with_contacts: optional(oneOf(['true', 'false'])) },
    missing,
  ),
  answer: object({ resume: part(externalResume) }),
});

/** Views and responses of a vacancy at HeadHunter. */
export const getHeadHunterStatistics = /*#__PURE__*/ endpoint({
  name: 'getHeadHunterStatistics',
  summary: 'Views and responses of a vacancy at HeadHunter, or a message why there are none.',
  method: 'GET',
  path: '/api/employer/headhunter/statistics/{id}',
  access: 'employer',
  module: 'headhunter',
  problems: {
    unknownVacancy: 404,
    headHunterNotConfigured: 503,
    headHunterNotConnected: 503,
    headHunterDown: 502,
    headHunterRefused: 403,
    notFound: 404,
  },
  params: object({ id: pathPart }),
  answer: headHunterStatistics,
});
