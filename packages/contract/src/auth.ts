import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { line, missing, oneOf } from './fields.ts';
import { done, flag, id, phoneText, text, word } from './lenient.ts';
import { phone } from './phone.ts';

/** The roles a person can have (section 6). */
export const roles = ['candidate', 'employer'] as const;
export type Role = (typeof roles)[number];

/** A signed-in person (section 3). `role` is a {@link Role}, or a provider's own word. */
export const user = /*#__PURE__*/ object({
  id,
  firstName: text,
  lastName: text,
  phone: phoneText,
  role: word(roles),
  phoneVerified: flag,
});
export type User = InferOutput<typeof user>;

/** The person of the session. */
export const getCurrentUser = /*#__PURE__*/ endpoint({
  name: 'getCurrentUser',
  summary: 'The signed-in person.',
  method: 'GET',
  path: '/users/me',
  access: 'session',
  answer: object({ user }),
});

/** Creates an unverified person and sends a code; `status` is then 'otp_sent'. */
export const registerByPhone = /*#__PURE__*/ endpoint({
  name: 'registerByPhone',
  summary: 'Creates an unverified person and sends a code by SMS.',
  method: 'POST',
  path: '/auth/phone/register',
  access: 'public',
  body: object(
    {
      phone,
      firstName: line(100, 'Введите имя'),
      lastName: line(100, 'Введите фамилию'),
      role: oneOf(roles),
    },
    missing,
  ),
  answer: object({ status: text }),
});

/** Sends a code to a known phone; 404 for an unknown one. `status` is then 'otp_sent'. */
export const loginByPhone = /*#__PURE__*/ endpoint({
  name: 'loginByPhone',
  summary: 'Sends a code by SMS to a known phone; 404 for an unknown one.',
  method: 'POST',
  path: '/auth/phone/login',
  access: 'public',
  body: object({ phone }, missing),
  answer: object({ status: text }),
});

/** Trades a code for a session: a bearer token here, and the same as a cookie. */
export const verifyPhone = /*#__PURE__*/ endpoint({
  name: 'verifyPhone',
  summary: 'Trades a code for a session: a bearer token, and the same as a cookie.',
  method: 'POST',
  path: '/auth/phone/verify',
  access: 'public',
  body: object(
    {
      phone,
      code: pipe(string('Введите код'), trim(), nonEmpty('Введите код'), maxLength(6, 'Не длиннее 6 символов')),
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
