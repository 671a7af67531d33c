import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { line, maybe, missing, oneOf, pathPart } from './fields.ts';
import { amount, flag, id, items, text, word } from './lenient.ts';
import { postingServiceTypes } from './posting.ts';

/**
 * A channel as operators see it: whether its adapter is set up, and how many vacancies reached it, and did not, in 30
 * days.
 */
export const operatorService = /*#__PURE__*/ object({
  id,
  type: word(postingServiceTypes),
  name: text,
  name_uz: text,
  identifier: text,
  configured: flag,
  published_30d: amount,
  failed_30d: amount,
});
export type OperatorService = InferOutput<typeof operatorService>;

const ofAdmins = { access: 'operator', roles: ['admin'], isExtension: true } as const;
const params = /*#__PURE__*/ object({ id: pathPart });

/** Where vacancies can be published, the platform's own list with them. */
export const listOperatorServices = /*#__PURE__*/ endpoint({
  name: 'listOperatorServices',
  summary: 'Where vacancies can be published, whether that is set up, and how it went lately.',
  method: 'GET',
  path: '/api/operator/posting-services',
  access: 'operator',
  roles: ['support', 'admin'],
  isExtension: true,
  cli: 'service list',
  answer: items(operatorService),
});

/** Adds a channel; employers see it once its adapter is set up. */
export const createOperatorService = /*#__PURE__*/ endpoint({
  name: 'createOperatorService',
  summary: 'Adds a channel; employers see it once its adapter is set up.',
  method: 'POST',
  path: '/api/operator/posting-services',
  ...ofAdmins,
  cli: 'service add',
  body: object(
    { type: oneOf(postingServiceTypes), name: line(100), nameUz: maybe(line(100)), identifier: maybe(line(200)) },
    missing,
  ),
  answer: operatorService,
  status: 201,
});

/** Names a channel anew; where it sends stays, since what was published there is taken back there. */
export const updateOperatorService = /*#__PURE__*/ endpoint({
  name: 'updateOperatorService',
  summary: 'Names a channel anew; where it sends stays.',
  method: 'PUT',
  path: '/api/operator/posting-services/{id}',
  ...ofAdmins,
  cli: 'service edit',
  problems: { unknownService: 404 },
  params,
  body: object({ name: line(100), nameUz: maybe(line(100)) }, missing),
  answer: object({}),
});

/** Sends a message of trial to a channel and takes it back where the channel can; `channelFailed` says why not. */
export const testOperatorService = /*#__PURE__*/ endpoint({
  name: 'testOperatorService',
  summary: 'Sends a message of trial to a channel, and takes it back where the channel can.',
  method: 'POST',
  path: '/api/operator/posting-services/{id}/test',
  ...ofAdmins,
  problems: { unknownService: 404, channelFailed: 502 },
  params,
  answer: object({}),
});

/** Removes a channel; what was published stays. */
export const removeOperatorService = /*#__PURE__*/ endpoint({
  name: 'removeOperatorService',
  summary: 'Removes a channel; what was published stays.',
  method: 'DELETE',
  path: '/api/operator/posting-services/{id}',
  ...ofAdmins,
  stepUp: true,
  cli: 'service remove',
  problems: { unknownService: 404, serviceUsed: 409 },
  params,
  answer: object({}),
});
