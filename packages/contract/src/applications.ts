import { fallback, nullish, number, object } from 'valibot';
import type { InferOutput } from 'valibot';
import { application } from './application.ts';
import { applicationFilter, applicationPage } from './applicationFilter.ts';
import { settableApplicationStatuses } from './applicationStatuses.ts';
import { endpoint } from './endpoint.ts';
import { missing, oneOf, pathPart } from './fields.ts';
import { items, saved } from './lenient.ts';

const count = /*#__PURE__*/ fallback(nullish(number(), 0), 0);

/**
 * Applications to all vacancies of the employer's companies, or to those that the filters leave, in one of four orders.
 */
export const listApplications = /*#__PURE__*/ endpoint({
  name: 'listApplications',
  summary: "Applications to all vacancies of the employer's companies, or to those that the filters leave.",
  method: 'GET',
  path: '/api/employer/applications',
  access: 'employer',
  problems: { otherOrder: 422 },
  query: object({ ...applicationFilter, ...applicationPage }),
  answer: items(application),
});

/** How many applications there are in each status, and in all; what a provider leaves out reads as 0. */
export const applicationCounts = /*#__PURE__*/ object({
  total: count,
  applied: count,
  screening: count,
  interview: count,
  offer: count,
  rejected: count,
  hired: count,
});
export type ApplicationCounts = InferOutput<typeof applicationCounts>;

/** Counts the applications to all vacancies of the employer's companies, or those that the filters leave. */
export const countApplications = /*#__PURE__*/ endpoint({
  name: 'countApplications',
  summary: 'How many applications there are in each status, of all or of those that the filters leave.',
  method: 'GET',
  path: '/api/employer/application-counts',
  access: 'employer',
  query: object(applicationFilter),
  answer: applicationCounts,
  isExtension: true,
});

/** One application with its history. */
export const getApplication = /*#__PURE__*/ endpoint({
  name: 'getApplication',
  summary: 'One application with its history.',
  method: 'GET',
  path: '/api/employer/applications/{id}',
  access: 'employer',
  problems: { unknownApplication: 404 },
  params: object({ id: pathPart }),
  answer: application,
});

/** Moves a candidate to another step of the funnel; `applied` is refused with 422. */
export const updateApplicationStatus = /*#__PURE__*/ endpoint({
  name: 'updateApplicationStatus',
  summary: 'Moves a candidate to another step of the funnel; any but "applied".',
  method: 'PUT',
  path: '/api/employer/applications/{id}/status',
  access: 'employer',
  problems: { unknownApplication: 404, responseWithdrawn: 409, dataHidden: 409 },
  params: object({ id: pathPart }),
  body: object({ status: oneOf(settableApplicationStatuses) }, missing),
  answer: saved(application),
});
