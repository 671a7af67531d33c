import { object, optional, record, string, unknown } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { cursor, limit, line, maybe, oneOf, pathPart } from './fields.ts';
import { amount, id, items, part, text, timestamp, word } from './lenient.ts';

/** What becomes of a job. */
export const jobStates = ['waiting', 'active', 'failed', 'cancelled', 'done'] as const;

/** A kind of work behind the requests. */
export const operatorJobQueue = /*#__PURE__*/ object({
  name: string(),
  waiting: amount,
  active: amount,
  failed: amount,
  /** Since when the oldest one waits whose time has come. */
  oldest_at: timestamp,
});
export type OperatorJobQueue = InferOutput<typeof operatorJobQueue>;

/** One piece of work. */
export const operatorJob = /*#__PURE__*/ object({
  id,
  name: text,
  state: word(jobStates),
  tries: amount,
  /** Ids alone: whatever else it carries is not shown. */
  data: part(record(string(), unknown())),
  /** Why it failed last, without what people wrote. */
  error: text,
  created_at: timestamp,
});
export type OperatorJob = InferOutput<typeof operatorJob>;

const ofReaders = { access: 'operator', roles: ['support', 'admin'], isExtension: true } as const;
const ofAdmins = { access: 'operator', roles: ['admin'], isExtension: true } as const;
const params = /*#__PURE__*/ object({ name: pathPart, id: pathPart });

/** How much of each kind of work waits, is done and failed. */
export const listJobQueues = /*#__PURE__*/ endpoint({
  name: 'listJobQueues',
  summary: 'How much of each kind of work waits, is being done and failed.',
  method: 'GET',
  path: '/api/operator/job-queues',
  ...ofReaders,
  cli: 'jobs list',
  answer: items(operatorJobQueue),
});

/** Work behind the requests, latest first. */
export const listJobs = /*#__PURE__*/ endpoint({
  name: 'listJobs',
  summary: 'Work behind the requests, latest first; what failed is kept 14 days.',
  method: 'GET',
  path: '/api/operator/jobs',
  ...ofReaders,
  cli: 'jobs list',
  query: object({ name: maybe(line(200)), state: optional(oneOf(jobStates)), limit, cursor }),
  answer: items(operatorJob),
});

/** Has a job that failed done again; one that did not fail stays as it is. */
export const retryJob = /*#__PURE__*/ endpoint({
  name: 'retryJob',
  summary: 'Has a job that failed done again; one that did not fail stays as it is.',
  method: 'POST',
  path: '/api/operator/jobs/{name}/{id}/retry',
  ...ofAdmins,
  cli: 'jobs retry',
  problems: { unknownJob: 404 },
  params,
  answer: operatorJob,
});

/** Takes a job back that waits; one that is being done or is over stays as it is. */
export const cancelJob = /*#__PURE__*/ endpoint({
  name: 'cancelJob',
  summary: 'Takes a job back that waits; one that is being done or is over stays as it is.',
  method: 'POST',
  path: '/api/operator/jobs/{name}/{id}/cancel',
  ...ofAdmins,
  cli: 'jobs cancel',
  problems: { unknownJob: 404 },
  params,
  answer: operatorJob,
});

/** Has all of a kind that failed done again. */
export const retryQueue = /*#__PURE__*/ endpoint({
  name: 'retryQueue',
  summary: 'Has all work of a kind that failed done again.',
  method: 'POST',
  path: '/api/operator/job-queues/{name}/retry',
  ...ofAdmins,
  cli: 'jobs retry',
  problems: { unknownJob: 404 },
  params: object({ name: pathPart }),
  answer: object({ retried: amount }),
});
