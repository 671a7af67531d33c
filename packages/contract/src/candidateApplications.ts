import { boolean, literal, object, union } from 'valibot';
import type { InferOutput } from 'valibot';
import { applicationStatuses } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { cursor, limit, maybe, missing, oneOf, paragraphs, pathPart } from './fields.ts';
import { amount, id, items, list, part, text, timestamp, word } from './lenient.ts';

/** What a candidate's responses are narrowed to; absent means all. */
export const responseFilters = ['active', 'waiting', 'closed'] as const;
export type ResponseFilter = (typeof responseFilters)[number];

const vacancyLine = /*#__PURE__*/ object({
  id: text,
  title: text,
  company_name: text,
  location: text,
  salary_min: amount,
  salary_max: amount,
  currency: text,
  is_open: part(boolean()),
});
const nextStep = /*#__PURE__*/ object({ kind: text, until: timestamp, link: text });
const responseEvent = /*#__PURE__*/ object({ kind: text, status: word(applicationStatuses), at: timestamp });

/**
 * A candidate's own response: `viewed_at` once the employer has opened it, `withdrawn_at` once it was taken back. `next`
 * is what waits for the candidate: of kind `interview` until a day, with its link, or `offer`. The `feed` is there where
 * one response is read, oldest first: `responded`, `opened`, `status`, `withdrawn`.
 */
export const candidateResponse = /*#__PURE__*/ object({
  id,
  status: word(applicationStatuses),
  created_at: timestamp,
  updated_at: timestamp,
  viewed_at: timestamp,
  withdrawn_at: timestamp,
  message: text,
  resume_title: text,
  next: part(nextStep),
  vacancy: part(vacancyLine),
  feed: list(responseEvent),
});
export type CandidateResponse = InferOutput<typeof candidateResponse>;

/** The candidate's applications, newest first. */
export const listCandidateApplications = /*#__PURE__*/ endpoint({
  name: 'listCandidateApplications',
  summary: "The candidate's applications, newest first.",
  method: 'GET',
  path: '/candidate/applications',
  access: 'candidate',
  query: object({ filter: maybe(oneOf(responseFilters)), limit, cursor }),
  answer: items(candidateResponse),
});

/** One of the candidate's responses with what happened to it. */
export const getCandidateApplication = /*#__PURE__*/ endpoint({
  name: 'getCandidateApplication',
  summary: "One of the candidate's responses with what happened to it.",
  method: 'GET',
  path: '/candidate/applications/{id}',
  access: 'candidate',
  problems: { unknownResponse: 404 },
  params: object({ id: pathPart }),
  answer: candidateResponse,
  isExtension: true,
});

/** Takes a response back: one that is young and that nobody has opened is gone without a trace. */
export const withdrawApplication = /*#__PURE__*/ endpoint({
  name: 'withdrawApplication',
  summary: 'Takes a response back: one that is young and that nobody has opened is gone without a trace.',
  method: 'POST',
  path: '/candidate/applications/{id}/withdraw',
  access: 'candidate',
  problems: { unknownResponse: 404, alreadyWithdrawn: 409 },
  params: object({ id: pathPart }),
  body: object({ reason: maybe(paragraphs(500)) }, missing),
  answer: union([object({ deleted: literal(true) }), candidateResponse]),
  isExtension: true,
});
