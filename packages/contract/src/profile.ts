import { check, object, pipe } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { emptiable, line, missing } from './fields.ts';
import { phoneText, saved, text } from './lenient.ts';
import { phone } from './phone.ts';

/** An employer's own page. */
export const employerProfile = /*#__PURE__*/ object({
  first_name: text,
  last_name: text,
  phone: phoneText,
  position: text,
  department: text,
  about: text,
});
export type EmployerProfile = InferOutput<typeof employerProfile>;

/** What the profile is saved with; null, absent and blank all empty a field. */
export const employerProfileBody = /*#__PURE__*/ object(
  {
    first_name: line(100, 'firstNameRequired'),
    last_name: line(100, 'lastNameRequired'),
    phone,
    position: emptiable(200),
    department: emptiable(200),
    about: emptiable(5000),
  },
  missing,
);
export type EmployerProfileBody = InferInput<typeof employerProfileBody>;

/** The employer's own profile. */
export const getEmployerProfile = /*#__PURE__*/ endpoint({
  name: 'getEmployerProfile',
  summary: "The employer's own profile.",
  method: 'GET',
  path: '/api/employer/profile',
  access: 'employer',
  answer: employerProfile,
});

/** Saves the employer's own profile. */
export const updateEmployerProfile = /*#__PURE__*/ endpoint({
  name: 'updateEmployerProfile',
  summary: "Saves the employer's own profile.",
  method: 'PUT',
  path: '/api/employer/profile',
  access: 'employer',
  problems: { phoneFixed: 422 },
  body: employerProfileBody,
  answer: saved(
    pipe(
      employerProfile,
      check((told) => Object.values(told).some((value) => value !== undefined)),
    ),
  ),
});
