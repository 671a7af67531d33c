import { maxLength, nonEmpty, object, optional, pipe, string, trim } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { line, maybe, missing, oneOf, personName } from './fields.ts';
import { issue } from './issues.ts';
import { done, flag, id, phoneText, text, word } from './lenient.ts';
import { phone } from './phone.ts';

/** The roles a person can have (docs/domain.md#roles). */
export const roles = ['candidate', 'employer'] as const;
export type Role = (typeof roles)[number];

/** A signed-in person. `role` is a {@link Role}, or a provider's own word. */
export const user = /*#__PURE__*/ object({
  id,
  firstName: text,
  lastName: text,
  phone: phoneText,
  role: word(roles),
  phoneVerified: flag,
});
export type User = InferOutput<typeof user>;

/**
 * A readable cookie without a secret: it stands beside the session's own one, so that a visitor's page asks for nobody.
 */
export const sessionHint = 'kasb_hint';

/** The person of the session. */
export const getCurrentUser = /*#__PURE__*/ endpoint({
  name: 'getCurrentUser',
  summary: 'The signed-in person.',
  method: 'GET',
  path: '/users/me',
  access: 'session',
  answer: object({ user }),
});

/** The answer to a request for a code: what the code is to be shown with (an extension; a cookie says the same). */
const codeSent = /*#__PURE__*/ object({ status: text, challenge: text });

/** What a visitor showed for asking again, after an answer 428 `{proof: {challenge, difficulty}}` (an extension). */
const proof = /*#__PURE__*/ optional(object({ challenge: line(100), answer: line(100) }, missing));

/** What {@link codeSent} answered before, where the client keeps no cookies of the provider (an extension). */
const challenge = /*#__PURE__*/ maybe(line(100));

/** Keeps what a new person tells and sends a code; `status` is then 'otp_sent'. */
export const registerByPhone = /*#__PURE__*/ endpoint({
  name: 'registerByPhone',
  summary: 'Keeps what a new person tells and sends a code by SMS; the code creates the person.',
  method: 'POST',
  path: '/auth/phone/register',
  access: 'public',
  problems: { phoneTaken: 409, proofNeeded: 428, signInPaused: 429, smsBudgetSpent: 503, smsFailed: 503 },
  body: object(
    {
      phone,
      firstName: personName('firstNameRequired'),
      lastName: personName('lastNameRequired'),
      role: oneOf(roles),
      proof,
    },
    missing,
  ),
  answer: codeSent,
});

/** Sends a code to a known phone; 404 for an unknown one. `status` is then 'otp_sent'. */
export const loginByPhone = /*#__PURE__*/ endpoint({
  name: 'loginByPhone',
  summary: 'Sends a code by SMS to a known phone; 404 for an unknown one.',
  method: 'POST',
  path: '/auth/phone/login',
  access: 'public',
  problems: { unknownPhone: 404, proofNeeded: 428, signInPaused: 429, smsBudgetSpent: 503, smsFailed: 503 },
  body: object({ phone, challenge, proof }, missing),
  answer: codeSent,
});

/** Trades a code for a session: a bearer token here, and the same as a cookie. */
export const verifyPhone = /*#__PURE__*/ endpoint({
  name: 'verifyPhone',
  summary: 'Trades a code for a session: a bearer token, and the same as a cookie.',
  method: 'POST',
  path: '/auth/phone/verify',
  access: 'public',
  problems: { phoneTaken: 409, wrongCode: 422, expiredCode: 422, spentCode: 422, blocked: 403, signInPaused: 429 },
  body: object(
    {
      phone,
      code: pipe(
        string(issue('codeRequired')),
        trim(),
        nonEmpty(issue('codeRequired')),
        maxLength(6, issue('tooLong', { max: 6 })),
      ),
      challenge,
    },
    missing,
  ),
  answer: object({ token: text, user, status: text }),
});

/** Ends the session. */
export const logout = /*#__PURE__*/ endpoint({
  name: 'logout',
  summary: 'Ends the session and revokes its token.',
  method: 'POST',
  path: '/auth/phone/logout',
  access: 'session',
  answer: done,
});
