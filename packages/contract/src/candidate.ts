import { fallback, nullish, object, optional } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { application } from './application.ts';
import { candidateResponse } from './candidateApplications.ts';
import { consent } from './consent.ts';
import { emailAddress } from './emailAddress.ts';
import { endpoint } from './endpoint.ts';
import { emptiable, line, maybe, missing, paragraphs, personName, reference } from './fields.ts';
import { amount, id, lines, list, part, phoneText, saved, text, timestamp } from './lenient.ts';
import { facts, screeningAnswers } from './screening.ts';

/** A candidate's own page; `consent` is what they agreed to last, null where nothing. */
export const candidate = /*#__PURE__*/ object({
  id,
  first_name: text,
  last_name: text,
  phone: phoneText,
  email: text,
  location: text,
  about: text,
  consent: part(consent),
  /** When the account is deleted, where that was asked for. */
  delete_at: timestamp,
});
export type Candidate = InferOutput<typeof candidate>;

const waiting = /*#__PURE__*/ object({
  kind: text,
  application_id: text,
  title: text,
  company_name: text,
  text,
  until: timestamp,
  link: text,
});
const defaultResume = /*#__PURE__*/ object({
  id,
  title: text,
  completeness: amount,
  missing: lines,
  updated_at: timestamp,
  visibility: text,
});
const countedSearch = /*#__PURE__*/ object({
  id,
  title: text,
  search: text,
  location: text,
  employment_type: text,
  new_count: amount,
});

/**
 * What a candidate's home begins with: counters, the latest four responses, and what waits for them: of kind
 * `interview` until a day, with its link, `offer`, or `message` with its text. `resume` is the default one.
 */
export const candidateDashboard = /*#__PURE__*/ object({
  applications_count: amount,
  resumes_count: amount,
  applications: list(candidateResponse),
  waiting: list(waiting),
  resume: part(defaultResume),
  saved_count: amount,
  searches: list(countedSearch),
});
export type CandidateDashboard = InferOutput<typeof candidateDashboard>;

/** The candidate's own page. */
export const getCandidate = /*#__PURE__*/ endpoint({
  name: 'getCandidate',
  summary: "The candidate's own page.",
  method: 'GET',
  path: '/candidate/me',
  access: 'candidate',
  answer: candidate,
});

/** Saves the candidate's own page; the phone is the sign-in and stays. */
export const updateCandidate = /*#__PURE__*/ endpoint({
  name: 'updateCandidate',
  summary: "Saves the candidate's own page.",
  method: 'PUT',
  path: '/candidate/me',
  access: 'candidate',
  body: object(
    {
      first_name: personName('firstNameRequired'),
      last_name: personName('lastNameRequired'),
      email: maybe(emailAddress),
      location: emptiable(200),
      about: emptiable(5000),
    },
    missing,
  ),
  answer: saved(candidate),
});

/** What the candidate's home begins with. */
export const getCandidateDashboard = /*#__PURE__*/ endpoint({
  name: 'getCandidateDashboard',
  summary: "What the candidate's home begins with: counters, latest applications, what waits.",
  method: 'GET',
  path: '/candidate/dashboard',
  access: 'candidate',
  answer: candidateDashboard,
});

/** What a response to a vacancy is sent with. */
export const responseBody = /*#__PURE__*/ object(
  {
    vacancyId: reference,
    /** Null for none, though there is a default one. */
    resumeId: nullish(reference),
    message: maybe(paragraphs(2000)),
    facts: optional(facts),
    answers: screeningAnswers,
    /** The tag of the post that led here; one that makes no sense is ignored. */
    via: fallback(optional(line(100)), undefined),
  },
  missing,
);
export type ResponseBody = InferInput<typeof responseBody>;

/** Responds to a vacancy: once per candidate and vacancy, 409 after. */
export const respondToVacancy = /*#__PURE__*/ endpoint({
  name: 'respondToVacancy',
  summary: 'Responds to a vacancy: once per candidate and vacancy, 409 after.',
  method: 'POST',
  path: '/candidate/applications',
  access: 'candidate',
  problems: {
    unknownVacancy: 404,
    alreadyResponded: 409,
    resumeHidden: 422,
    answersMissing: 422,
    keyReused: 422,
    responsesSpent: 429,
  },
  body: responseBody,
  maxBodyBytes: 136 * 1024,
  answer: saved(application),
  status: 201,
  isExtension: true,
});
