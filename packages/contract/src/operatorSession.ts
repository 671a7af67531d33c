import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint, operatorRoles } from './endpoint.ts';
import { line, missing } from './fields.ts';
import { issue } from './issues.ts';
import { amount, done, id, lines, part, phoneText, text, timestamp, word } from './lenient.ts';
import { phone } from './phone.ts';

/** Who runs the platform. */
export const operator = /*#__PURE__*/ object({
  id,
  name: text,
  phone: phoneText,
  role: word(operatorRoles),
  /** Until when their second step counts as fresh. */
  confirmed_until: timestamp,
  /** Seconds that their session lasts without a call; absent where it ends sooner in any case. */
  idle_seconds: amount,
});
export type Operator = InferOutput<typeof operator>;

/** Header of a call that a page makes by itself: it keeps nobody signed in. */
export const unattendedHeader = 'x-kasb-unattended';

const ticket = /*#__PURE__*/ line(100);
const code = /*#__PURE__*/ pipe(
  string(issue('codeRequired')),
  trim(),
  nonEmpty(issue('codeRequired')),
  maxLength(20, issue('tooLong', { max: 20 })),
);

/** Sends a code to an operator's phone. Any phone is answered alike; a stranger gets no code. */
export const operatorSignIn = /*#__PURE__*/ endpoint({
  name: 'operatorSignIn',
  summary: 'Sends a code to an operator’s phone; any phone is answered alike.',
  method: 'POST',
  path: '/api/operator/sign-in',
  access: 'public',
  body: object({ phone }, missing),
  answer: object({ status: text, ticket: text }),
  isExtension: true,
});

/** Shows the code that was sent: then comes the second step, or the enrolment (`status`). */
export const operatorVerify = /*#__PURE__*/ endpoint({
  name: 'operatorVerify',
  summary: 'Shows the code that was sent; `status` tells whether the second step or the enrolment comes then.',
  method: 'POST',
  path: '/api/operator/verify',
  access: 'public',
  problems: { wrongCode: 422, expiredTicket: 422 },
  body: object({ ticket, code }, missing),
  answer: object({ status: word(['second', 'enrol']), ticket: text }),
  isExtension: true,
});

/** Shows the code of enrolment that was handed over: then there is a secret for an app with codes. */
export const operatorEnrol = /*#__PURE__*/ endpoint({
  name: 'operatorEnrol',
  summary: 'Shows the code of enrolment; answers the secret for an app with codes.',
  method: 'POST',
  path: '/api/operator/enrol',
  access: 'public',
  problems: { wrongCode: 422, expiredTicket: 422 },
  body: object({ ticket, enrolmentCode: code }, missing),
  answer: object({ secret: text, uri: text, ticket: text }),
  isExtension: true,
});

/** Shows the digits of the app, or a recovery code: then the operator is signed in. */
export const operatorSecondStep = /*#__PURE__*/ endpoint({
  name: 'operatorSecondStep',
  summary: 'Shows the digits of the app, or a recovery code; then the operator is signed in.',
  method: 'POST',
  path: '/api/operator/second',
  access: 'public',
  problems: { wrongCode: 422, expiredTicket: 422, operatorPaused: 429 },
  body: object({ ticket, code }, missing),
  answer: object({ token: text, operator: part(operator), recovery_codes: lines }),
  isExtension: true,
});

/** The operator who is signed in. */
export const getOperator = /*#__PURE__*/ endpoint({
  name: 'getOperator',
  summary: 'The operator who is signed in.',
  method: 'GET',
  path: '/api/operator/me',
  access: 'operator',
  answer: object({ operator }),
  isExtension: true,
});

/** Shows the digits of the app again, for what needs them fresh. */
export const stepUp = /*#__PURE__*/ endpoint({
  name: 'stepUp',
  summary: 'Shows the digits of the app again, for what needs them fresh.',
  method: 'POST',
  path: '/api/operator/step-up',
  access: 'operator',
  problems: { wrongCode: 422, operatorPaused: 429 },
  body: object({ code }, missing),
  answer: object({ operator }),
  isExtension: true,
});

/** Ends the operator's session. */
export const operatorSignOut = /*#__PURE__*/ endpoint({
  name: 'operatorSignOut',
  summary: 'Ends the operator’s session.',
  method: 'POST',
  path: '/api/operator/sign-out',
  access: 'operator',
  answer: done,
  isExtension: true,
});
