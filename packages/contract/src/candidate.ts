import { object, optional } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { application } from './applications.ts';
import { candidateResponse } from './candidateApplications.ts';
import { endpoint } from './endpoint.ts';
import { bodyLines, emptiable, line, maybe, missing, paragraphs, reference } from './fields.ts';
import { amount, flag, id, items, lines, list, phoneText, saved, text, timestamp } from './lenient.ts';
import { emailAddress } from './requisites.ts';

/** A candidate's own page. */
export const candidate = /*#__PURE__*/ object({
  id,
  first_name: text,
  last_name: text,
  phone: phoneText,
  email: text,
  location: text,
  about: text,
});
export type Candidate = InferOutput<typeof candidate>;

/** A candidate's own resume; the default one goes with a response that names none. */
export const resume = /*#__PURE__*/ object({
  id,
  title: text,
  about: text,
  skills: lines,
  visibility: text,
  is_default: flag,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Resume = InferOutput<typeof resume>;

/** A candidate's counters and latest applications. */
export const candidateDashboard = /*#__PURE__*/ object({
  applications_count: amount,
  resumes_count: amount,
  applications: list(candidateResponse),
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
      first_name: line(100, 'firstNameRequired'),
      last_name: line(100, 'lastNameRequired'),
      email: maybe(emailAddress),
      location: emptiable(200),
      about: emptiable(5000),
    },
    missing,
  ),
  answer: saved(candidate),
});

/** Counters and latest applications. */
export const getCandidateDashboard = /*#__PURE__*/ endpoint({
  name: 'getCandidateDashboard',
  summary: "The candidate's counters and latest applications.",
  method: 'GET',
  path: '/candidate/dashboard',
  access: 'candidate',
  answer: candidateDashboard,
});

/** The candidate's resumes, newest first. */
export const listResumes = /*#__PURE__*/ endpoint({
  name: 'listResumes',
  summary: "The candidate's resumes, newest first.",
  method: 'GET',
  path: '/candidate/resumes',
  access: 'candidate',
  answer: items(resume),
});

/** Creates a resume; `visibility` is an id of the reference list. */
export const createResume = /*#__PURE__*/ endpoint({
  name: 'createResume',
  summary: 'Creates a resume.',
  method: 'POST',
  path: '/candidate/resumes',
  access: 'candidate',
  problems: { tooManyResumes: 409, keyReused: 422 },
  body: object(
    { title: line(200), about: emptiable(10_000), skills: bodyLines, visibility: maybe(line(100)) },
    missing,
  ),
  answer: resume,
  status: 201,
});

/** What a response to a vacancy is sent with. */
export const responseBody = /*#__PURE__*/ object(
  { vacancyId: reference, resumeId: optional(reference), message: maybe(paragraphs(2000)) },
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
  problems: { unknownVacancy: 404, alreadyResponded: 409, resumeHidden: 422 },
  body: responseBody,
  answer: saved(application),
  status: 201,
  isExtension: true,
});
