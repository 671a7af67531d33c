import { boolean, literal, nullish, object, optional, union } from 'valibot';
import type { InferOutput } from 'valibot';
import { applicationStatuses } from './applicationStatuses.ts';
import { endpoint } from './endpoint.ts';
import { cursor, emptiable, limit, maybe, missing, oneOf, paragraphs, pathPart, reference } from './fields.ts';
import { amount, done, flag, id, items, list, part, text, timestamp, word } from './lenient.ts';
import { message, messageBody, messageSides } from './messages.ts';
import { facts, toldFacts } from './screening.ts';

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
const responseEvent = /*#__PURE__*/ object({
  kind: text,
  status: word(applicationStatuses),
  at: timestamp,
  id: text,
  side: word(messageSides),
  text,
  is_seen: flag,
});
export type ResponseEvent = InferOutput<typeof responseEvent>;

/**
 * A candidate's own response: `viewed_at` once the employer has opened it, `withdrawn_at` once it was taken back,
 * `answered_at` once the answers of its latest interview were sent, `can_edit` as long as it can be completed. `next`
 * is what waits for the candidate: of kind `interview` until a day, with its link, or `offer`; `unread_count` counts
 * the employer's messages that wait, `last_message` is the latest of theirs. `reply_hours` is how long this company
 * takes to answer, as a rule. `own_resume_id` is the resume that went along. The `feed` is there where one response is
 * read, oldest first: `responded`, `opened`, `status`, `message`, `interview_sent`, `interview_answered`, `withdrawn`.
 */
export const candidateResponse = /*#__PURE__*/ object({
  id,
  status: word(applicationStatuses),
  created_at: timestamp,
  updated_at: timestamp,
  last_event_at: timestamp,
  viewed_at: timestamp,
  withdrawn_at: timestamp,
  answered_at: timestamp,
  can_edit: flag,
  unread_count: amount,
  last_message: text,
  reply_hours: amount,
  message: text,
  resume_title: text,
  own_resume_id: text,
  facts: part(toldFacts),
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

/** How many responses each filter leaves; one that waits for the candidate is active too. */
export const candidateApplicationCounts = /*#__PURE__*/ object({ active: amount, waiting: amount, closed: amount });
export type CandidateApplicationCounts = InferOutput<typeof candidateApplicationCounts>;

/** How many of the candidate's responses each filter leaves. */
export const countCandidateApplications = /*#__PURE__*/ endpoint({
  name: 'countCandidateApplications',
  summary: "How many of the candidate's responses each filter leaves.",
  method: 'GET',
  path: '/candidate/application-counts',
  access: 'candidate',
  answer: candidateApplicationCounts,
  isExtension: true,
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

/**
 * Completes a response as long as the employer has not opened it: another message, resume or facts; what is absent
 * stays.
 */
export const updateCandidateApplication = /*#__PURE__*/ endpoint({
  name: 'updateCandidateApplication',
  summary: 'Completes a response as long as the employer has not opened it.',
  method: 'PUT',
  path: '/candidate/applications/{id}',
  access: 'candidate',
  problems: { unknownResponse: 404, alreadyWithdrawn: 409, responseOpened: 409, resumeHidden: 422 },
  params: object({ id: pathPart }),
  body: object({ resumeId: nullish(reference), message: emptiable(2000), facts: optional(facts) }, missing),
  answer: candidateResponse,
  isExtension: true,
});

/** Writes to the employer about a response. */
export const sendCandidateMessage = /*#__PURE__*/ endpoint({
  name: 'sendCandidateMessage',
  summary: 'Writes to the employer about a response.',
  method: 'POST',
  path: '/candidate/applications/{id}/messages',
  access: 'candidate',
  problems: { unknownResponse: 404, alreadyWithdrawn: 409, tooManyMessages: 429, keyReused: 422 },
  params: object({ id: pathPart }),
  body: messageBody,
  answer: message,
  status: 201,
  isExtension: true,
});

/** Marks what the employer wrote about a response as read. */
export const markResponseSeen = /*#__PURE__*/ endpoint({
  name: 'markResponseSeen',
  summary: 'Marks what the employer wrote about a response as read.',
  method: 'POST',
  path: '/candidate/applications/{id}/seen',
  access: 'candidate',
  problems: { unknownResponse: 404 },
  params: object({ id: pathPart }),
  answer: done,
  isExtension: true,
});
