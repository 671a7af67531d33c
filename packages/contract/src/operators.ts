import { object } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { endpoint, operatorRoles } from './endpoint.ts';
import { maybe, missing, oneOf, pathPart, personName } from './fields.ts';
import { done, flag, id, items, phoneText, text, timestamp, word } from './lenient.ts';
import { phone } from './phone.ts';

/** An operator as admins see them. */
export const operatorAccount = /*#__PURE__*/ object({
  id,
  name: text,
  phone: phoneText,
  role: word(operatorRoles),
  /** Whether they have a second step. */
  is_enrolled: flag,
  last_seen_at: timestamp,
  created_at: timestamp,
  /** Shown once: what a new operator, or one who lost their phone, enrols with. */
  enrolment_code: text,
});
export type OperatorAccount = InferOutput<typeof operatorAccount>;

const role = /*#__PURE__*/ oneOf(operatorRoles);
const body = /*#__PURE__*/ object(
  { phone, firstName: personName('firstNameRequired'), lastName: personName('lastNameRequired'), role },
  missing,
);
export type OperatorBody = InferInput<typeof body>;

const ofAdmins = { access: 'operator', roles: ['admin'], isExtension: true } as const;

/** The operators; those who were removed with them where all are asked for. */
export const listOperators = /*#__PURE__*/ endpoint({
  name: 'listOperators',
  summary: 'The operators; `state=all` names those too who were removed.',
  method: 'GET',
  path: '/api/operator/operators',
  ...ofAdmins,
  cli: 'operator list',
  query: object({ state: maybe(oneOf(['active', 'all'])) }),
  answer: items(operatorAccount),
});

/** Makes an operator; `enrolment_code` is shown this once, and is handed over in person. */
export const createOperator = /*#__PURE__*/ endpoint({
  name: 'createOperator',
  summary: 'Makes an operator; `enrolment_code` is shown this once.',
  method: 'POST',
  path: '/api/operator/operators',
  ...ofAdmins,
  stepUp: true,
  cli: 'operator add',
  status: 201,
  problems: { alreadyExists: 409 },
  body,
  answer: operatorAccount,
});

/** Gives an operator another role. */
export const updateOperator = /*#__PURE__*/ endpoint({
  name: 'updateOperator',
  summary: 'Gives an operator another role; somebody must stay admin.',
  method: 'PUT',
  path: '/api/operator/operators/{id}',
  ...ofAdmins,
  stepUp: true,
  cli: 'operator role',
  problems: { unknownOperator: 404, lastAdmin: 409 },
  params: object({ id: pathPart }),
  body: object({ role }, missing),
  answer: operatorAccount,
});

/** Takes an operator's second step away: they enrol anew with `enrolment_code`. */
export const resetOperator = /*#__PURE__*/ endpoint({
  name: 'resetOperator',
  summary: 'Takes an operator’s second step away; they enrol anew with `enrolment_code`.',
  method: 'POST',
  path: '/api/operator/operators/{id}/reset',
  ...ofAdmins,
  stepUp: true,
  cli: 'operator reset',
  problems: { unknownOperator: 404 },
  params: object({ id: pathPart }),
  answer: operatorAccount,
});

/** Removes an operator, whose sessions end. */
export const removeOperator = /*#__PURE__*/ endpoint({
  name: 'removeOperator',
  summary: 'Removes an operator, whose sessions end; somebody must stay admin.',
  method: 'DELETE',
  path: '/api/operator/operators/{id}',
  ...ofAdmins,
  stepUp: true,
  cli: 'operator remove',
  problems: { unknownOperator: 404, lastAdmin: 409 },
  params: object({ id: pathPart }),
  answer: done,
});
