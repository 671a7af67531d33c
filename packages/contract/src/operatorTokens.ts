import { object, optional } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { endpoint, operatorRoles } from './endpoint.ts';
import { line, missing, oneOf, pathPart, whole } from './fields.ts';
import { done, items, text, timestamp, word } from './lenient.ts';

/** A token of programs that work as operators. */
export const operatorToken = /*#__PURE__*/ object({
  name: text,
  role: word(operatorRoles),
  created_at: timestamp,
  /** Without one it is valid for ever. */
  expires_at: timestamp,
  /** Shown once: only its digest is kept. */
  token: text,
});
export type OperatorToken = InferOutput<typeof operatorToken>;

const body = /*#__PURE__*/ object(
  { name: line(100), role: oneOf(operatorRoles), days: optional(whole(1, 36_500)) },
  missing,
);
export type OperatorTokenBody = InferInput<typeof body>;

const ofAdmins = { access: 'operator', roles: ['admin'], isExtension: true } as const;

/** The tokens, without the tokens themselves. */
export const listOperatorTokens = /*#__PURE__*/ endpoint({
  name: 'listOperatorTokens',
  summary: 'The tokens of programs that work as operators, without the tokens themselves.',
  method: 'GET',
  path: '/api/operator/tokens',
  ...ofAdmins,
  cli: 'token list',
  answer: items(operatorToken),
});

/** Makes a token, which is shown this once. */
export const createOperatorToken = /*#__PURE__*/ endpoint({
  name: 'createOperatorToken',
  summary: 'Makes a token for a program; `token` is shown this once.',
  method: 'POST',
  path: '/api/operator/tokens',
  ...ofAdmins,
  stepUp: true,
  cli: 'token create',
  status: 201,
  problems: { alreadyExists: 409 },
  body,
  answer: operatorToken,
});

/** Revokes the tokens of a name. */
export const revokeOperatorToken = /*#__PURE__*/ endpoint({
  name: 'revokeOperatorToken',
  summary: 'Revokes the tokens of a name.',
  method: 'DELETE',
  path: '/api/operator/tokens/{name}',
  ...ofAdmins,
  stepUp: true,
  cli: 'token revoke',
  problems: { unknownToken: 404 },
  params: object({ name: pathPart }),
  answer: done,
});
