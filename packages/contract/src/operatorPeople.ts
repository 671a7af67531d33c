import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { cursor, limit, line, maybe, missing, oneOf, pathPart, reference } from './fields.ts';
import { amount, id, items, lines, list, part, phoneText, text, timestamp, word } from './lenient.ts';
import { operatorReason, undoReason } from './operatorCompanies.ts';

const roles = ['candidate', 'employer'] as const;

const basic = {
  id,
  name: text,
  /** Masked, but for whoever was found by all of its digits: {@link revealPerson} tells it. */
  phone: phoneText,
  role: /*#__PURE__*/ word(roles),
  blocked_at: timestamp,
  created_at: timestamp,
};

/** Somebody in the operators' list. */
export const operatorPersonRow = /*#__PURE__*/ object({
  ...basic,
  /** The names of their companies. */
  companies: lines,
  last_seen_at: timestamp,
});
export type OperatorPersonRow = InferOutput<typeof operatorPersonRow>;

/** Somebody as operators see them: nothing of a candidate's resumes, responses and messages. */
export const operatorPerson = /*#__PURE__*/ object({
  ...basic,
  blocked_reason: text,
  /** When their account will be gone; until then nothing is done to it. */
  leaving_at: timestamp,
  companies: list(object({ id, name: text })),
  sessions: list(
    object({
      id,
      /** Browser and system in short, such as «Chrome, Android». */
      device: text,
      /** Its network, masked. */
      address: text,
      since: timestamp,
      last_seen_at: timestamp,
    }),
  ),
  subscription: part(object({ plan: text, expires_at: timestamp })),
  orders: part(object({ count: amount, sum: amount })),
  vacancies: part(object({ count: amount, active: amount })),
  /** The codes that were asked for lately, never the code itself. */
  codes: list(object({ at: timestamp, status: word(['sent', 'accepted', 'refused']) })),
});
export type OperatorPerson = InferOutput<typeof operatorPerson>;

const ofKeepers = { access: 'operator', roles: ['support', 'admin'], isExtension: true } as const;
const ofOne = { ...ofKeepers, problems: { unknownPerson: 404, accountLeaving: 409 } } as const;
const params = /*#__PURE__*/ object({ id: pathPart });

/** People by the first or last digits of their phone, or by a part of their name; newest first. */
export const listPeople = /*#__PURE__*/ endpoint({
  name: 'listPeople',
  summary:
    'People by the first or last digits of their phone, or by a part of their name, of three signs at least; newest first.',
  method: 'GET',
  path: '/api/operator/people',
  ...ofKeepers,
  cli: 'user find',
  query: object({
    search: maybe(line(200)),
    role: optional(oneOf(roles)),
    state: optional(oneOf(['blocked'])),
    limit,
    cursor,
  }),
  answer: items(operatorPersonRow),
});

/** Somebody with their companies, sessions, what they paid, and the codes that they asked for. */
export const getPerson = /*#__PURE__*/ endpoint({
  name: 'getPerson',
  summary: 'Somebody with their companies, sessions, what they paid, and the codes that they asked for lately.',
  method: 'GET',
  path: '/api/operator/people/{id}',
  ...ofKeepers,
  cli: 'user show',
  problems: { unknownPerson: 404 },
  params,
  answer: operatorPerson,
});

/** Tells somebody's phone: who looked, and why, is written into the journal before. 50 a day for each operator. */
export const revealPerson = /*#__PURE__*/ endpoint({
  name: 'revealPerson',
  summary: 'Tells somebody’s phone; who looked, and why, is written into the journal before.',
  method: 'POST',
  path: '/api/operator/people/{id}/reveal',
  ...ofKeepers,
  problems: { unknownPerson: 404 },
  params,
  body: object({ reason: operatorReason }, missing),
  answer: object({ phone: phoneText }),
});

/** Ends somebody's sessions, or one of them, and tells them. */
export const endPersonSessions = /*#__PURE__*/ endpoint({
  name: 'endPersonSessions',
  summary: 'Ends somebody’s sessions, or the one of `sessionId`, and tells them.',
  method: 'POST',
  path: '/api/operator/people/{id}/end-sessions',
  ...ofOne,
  cli: 'user sessions',
  params,
  body: object({ sessionId: optional(reference) }, missing),
  answer: object({ ended: amount, person: operatorPerson }),
});

/** Closes the service to somebody, and ends their sessions. They do not read why. */
export const blockPerson = /*#__PURE__*/ endpoint({
  name: 'blockPerson',
  summary: 'Closes the service to somebody, and ends their sessions; they do not read the reason.',
  method: 'POST',
  path: '/api/operator/people/{id}/block',
  ...ofOne,
  stepUp: true,
  cli: 'user block',
  params,
  body: object({ reason: operatorReason }, missing),
  answer: operatorPerson,
});

/** Lets somebody in again, who then signs in anew. */
export const unblockPerson = /*#__PURE__*/ endpoint({
  name: 'unblockPerson',
  summary: 'Lets somebody in again, who then signs in anew.',
  method: 'POST',
  path: '/api/operator/people/{id}/unblock',
  ...ofOne,
  cli: 'user unblock',
  params,
  body: undoReason,
  answer: operatorPerson,
});
