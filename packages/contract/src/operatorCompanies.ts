import { minLength, object, optional, pipe } from 'valibot';
import type { InferOutput } from 'valibot';
import { company, memberRoles } from './company.ts';
import { endpoint } from './endpoint.ts';
import { cursor, limit, line, maybe, missing, oneOf, pathPart } from './fields.ts';
import { issue } from './issues.ts';
import { amount, id, items, list, part, phoneText, text, timestamp, word } from './lenient.ts';

const keepers = ['support', 'admin'] as const;

/** Why an operator does something that is hard to take back: the journal keeps it. */
export const operatorReason = /*#__PURE__*/ pipe(
  line(500, 'reasonRequired'),
  minLength(5, /*#__PURE__*/ issue('reasonRequired')),
);

/** Why something is undone, if it is said: the journal keeps it. */
export const undoReason = /*#__PURE__*/ optional(object({ reason: maybe(line(500)) }, missing), {});

const person = /*#__PURE__*/ object({ id, name: text, phone: phoneText });

/** A company in the operators' list. Phones of people are masked. */
export const operatorCompanyRow = /*#__PURE__*/ object({
  id,
  name: text,
  stir: text,
  owner: part(person),
  vacancies_count: amount,
  verified_at: timestamp,
  blocked_at: timestamp,
  created_at: timestamp,
});
export type OperatorCompanyRow = InferOutput<typeof operatorCompanyRow>;

/** A company with all that operators know of it; PINFL and passport are masked. */
export const operatorCompany = /*#__PURE__*/ (() =>
  object({
    ...company.entries,
    owner: part(person),
    members: list(object({ ...person.entries, role: word(memberRoles) })),
    vacancies_count: amount,
    active_count: amount,
    verified_at: timestamp,
    verified_by: text,
    /** What was seen. */
    verified_note: text,
    blocked_at: timestamp,
    /** What moderators decided on its vacancies. */
    decisions: part(object({ approved: amount, rejected: amount })),
  }))();
export type OperatorCompany = InferOutput<typeof operatorCompany>;

const ofOne = {
  access: 'operator',
  problems: { unknownCompany: 404 },
  isExtension: true,
} as const;
const params = /*#__PURE__*/ object({ id: pathPart });

/** Companies by their name or taxpayer's number, newest first. */
export const listOperatorCompanies = /*#__PURE__*/ endpoint({
  name: 'listOperatorCompanies',
  summary: 'Companies by a part of their name or their taxpayer’s number, newest first.',
  method: 'GET',
  path: '/api/operator/companies',
  access: 'operator',
  cli: 'company find',
  query: object({
    search: maybe(line(200)),
    state: optional(oneOf(['verified', 'unverified', 'blocked'])),
    limit,
    cursor,
  }),
  answer: items(operatorCompanyRow),
  isExtension: true,
});

/** One company as operators see it. */
export const getOperatorCompany = /*#__PURE__*/ endpoint({
  name: 'getOperatorCompany',
  summary: 'One company as operators see it; its PINFL and passport are masked.',
  method: 'GET',
  path: '/api/operator/companies/{id}',
  ...ofOne,
  cli: 'company show',
  params,
  answer: operatorCompany,
});

/** Says that a taxpayer's number is this company's, and what was seen. */
export const verifyCompany = /*#__PURE__*/ endpoint({
  name: 'verifyCompany',
  summary: 'Says that a taxpayer’s number is this company’s: no other may have it then.',
  method: 'POST',
  path: '/api/operator/companies/{id}/verify',
  ...ofOne,
  cli: 'company verify',
  problems: { unknownCompany: 404, stirTaken: 409 },
  params,
  body: object({ note: line(500) }, missing),
  answer: operatorCompany,
});

/** Takes that back. */
export const unverifyCompany = /*#__PURE__*/ endpoint({
  name: 'unverifyCompany',
  summary: 'Takes back that a taxpayer’s number is this company’s.',
  method: 'POST',
  path: '/api/operator/companies/{id}/unverify',
  ...ofOne,
  cli: 'company unverify',
  params,
  body: object({ reason: operatorReason }, missing),
  answer: operatorCompany,
});

/** Hides a company with its vacancies, takes its posts off, and forbids it to publish; it reads why. */
export const blockCompany = /*#__PURE__*/ endpoint({
  name: 'blockCompany',
  summary: 'Hides a company with its vacancies, takes its posts off, and forbids it to publish; it reads the reason.',
  method: 'POST',
  path: '/api/operator/companies/{id}/block',
  ...ofOne,
  roles: keepers,
  stepUp: true,
  cli: 'company block',
  params,
  body: object({ reason: operatorReason }, missing),
  answer: operatorCompany,
});

/** Takes that back: its vacancies are public again. */
export const unblockCompany = /*#__PURE__*/ endpoint({
  name: 'unblockCompany',
  summary: 'Lets a company publish again; its vacancies are public as they were.',
  method: 'POST',
  path: '/api/operator/companies/{id}/unblock',
  ...ofOne,
  roles: keepers,
  cli: 'company unblock',
  params,
  body: undoReason,
  answer: operatorCompany,
});

/** PINFL and passport of an individual, in full: the journal keeps who looked, and why. */
export const revealCompany = /*#__PURE__*/ endpoint({
  name: 'revealCompany',
  summary: 'PINFL and passport of an individual, in full; who looked, and why, is in the journal.',
  method: 'POST',
  path: '/api/operator/companies/{id}/reveal',
  ...ofOne,
  roles: keepers,
  cli: 'company reveal',
  params,
  body: object({ reason: operatorReason }, missing),
  answer: object({ pinfl: text, passport_series: text, passport_number: text }),
});
