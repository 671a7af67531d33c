import { nullable, object } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { format, line, missing, pathPart } from './fields.ts';
import { issue } from './issues.ts';
import { amount, done, flag, part, saved, text, timestamp } from './lenient.ts';
import { reason } from './reasons.ts';

/**
 * The person's own connection to HeadHunter. `configured` is no where the provider has no HeadHunter; `error` says what
 * the person must do, or why the last synchronisation failed, by its code in `reason`; `syncedCount` is how many
 * responses it has brought in.
 */
export const headHunterConnection = /*#__PURE__*/ object({
  configured: flag,
  connected: flag,
  employerName: text,
  managerName: text,
  managerEmail: text,
  connectedAt: timestamp,
  lastSyncAt: timestamp,
  isSyncing: flag,
  syncedCount: amount,
  error: text,
  reason: part(reason),
});
export type HeadHunterConnection = InferOutput<typeof headHunterConnection>;

/** The person's own connection to HeadHunter. */
export const getHeadHunterConnection = /*#__PURE__*/ endpoint({
  name: 'getHeadHunterConnection',
  summary: "The person's own connection to HeadHunter.",
  method: 'GET',
  path: '/api/employer/headhunter/connection',
  access: 'employer',
  module: 'headhunter',
  answer: headHunterConnection,
  isExtension: true,
});

/** Begins to connect: the browser goes to `url`, where HeadHunter asks for consent. */
export const connectHeadHunter = /*#__PURE__*/ endpoint({
  name: 'connectHeadHunter',
  summary: 'Begins to connect to HeadHunter: the address at which it asks for consent.',
  method: 'POST',
  path: '/api/employer/headhunter/connect',
  access: 'employer',
  module: 'headhunter',
  problems: { headHunterNotConfigured: 503 },
  answer: object({ url: text }),
  isExtension: true,
});

/** Ends connecting with the `code` and `state` that HeadHunter sent back; a `state` works once, for who began. */
export const finishHeadHunterConnection = /*#__PURE__*/ endpoint({
  name: 'finishHeadHunterConnection',
  summary: 'Ends connecting to HeadHunter with the code and state that it sent back.',
  method: 'POST',
  path: '/api/employer/headhunter/connection',
  access: 'employer',
  module: 'headhunter',
  problems: {
    headHunterConsent: 422,
    headHunterNotEmployer: 422,
    headHunterNotConfigured: 503,
    headHunterNotConnected: 503,
    headHunterDown: 502,
    headHunterRefused: 403,
    notFound: 404,
  },
  body: object({ code: line(1000), state: line(200) }, missing),
  answer: saved(headHunterConnection),
  isExtension: true,
});

/** Forgets the connection and revokes its tokens; what was brought in stays. */
export const disconnectHeadHunter = /*#__PURE__*/ endpoint({
  name: 'disconnectHeadHunter',
  summary: 'Forgets the connection to HeadHunter and revokes its tokens.',
  method: 'DELETE',
  path: '/api/employer/headhunter/connection',
  access: 'employer',
  module: 'headhunter',
  problems: { headHunterNotConfigured: 503 },
  answer: done,
  isExtension: true,
});

/** Has the responses brought in now; the answer does not wait for the end. */
export const syncHeadHunter = /*#__PURE__*/ endpoint({
  name: 'syncHeadHunter',
  summary: 'Has the responses of linked vacancies brought in now, without waiting for the end.',
  method: 'POST',
  path: '/api/employer/headhunter/sync',
  access: 'employer',
  module: 'headhunter',
  problems: { headHunterNotConfigured: 503, headHunterNotConnected: 503 },
  answer: saved(headHunterConnection),
  isExtension: true,
});

/** Which vacancy of HeadHunter a vacancy is: `hhVacancyId` is absent when it is none. */
export const headHunterLink = /*#__PURE__*/ object({ hhVacancyId: text });
export type HeadHunterLink = InferOutput<typeof headHunterLink>;

/** Which vacancy of HeadHunter a vacancy is linked to. */
export const getHeadHunterLink = /*#__PURE__*/ endpoint({
  name: 'getHeadHunterLink',
  summary: 'Which vacancy of HeadHunter a vacancy is linked to.',
  method: 'GET',
  path: '/api/employer/headhunter/vacancies/{id}',
  access: 'employer',
  module: 'headhunter',
  problems: { unknownVacancy: 404 },
  params: object({ id: pathPart }),
  answer: headHunterLink,
  isExtension: true,
});

/** Links a vacancy to one of HeadHunter's, or with null to none. */
export const linkHeadHunterVacancy = /*#__PURE__*/ endpoint({
  name: 'linkHeadHunterVacancy',
  summary: "Links a vacancy to one of HeadHunter's, or with null to none.",
  method: 'PUT',
  path: '/api/employer/headhunter/vacancies/{id}',
  access: 'employer',
  module: 'headhunter',
  problems: {
    unknownVacancy: 404,
    headHunterLinked: 409,
    headHunterNotConfigured: 503,
    headHunterNotConnected: 503,
    headHunterDown: 502,
    headHunterRefused: 403,
    notFound: 404,
  },
  params: object({ id: pathPart }),
  body: object({ hhVacancyId: nullable(format(/^\d{1,20}$/, issue('onlyDigits'))) }, missing),
  answer: saved(headHunterLink),
  isExtension: true,
});
