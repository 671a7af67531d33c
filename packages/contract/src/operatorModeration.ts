import { object, optional, pipe, transform } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { endpoint, longBodyBytes } from './endpoint.ts';
import { cursor, emptiable, limit, line, listOf, maybe, missing, oneOf, pathPart, reference, yesNo } from './fields.ts';
import { amount, done, flag, id, items, lines, list, part, text, timestamp, word } from './lenient.ts';
import { undoReason } from './operatorCompanies.ts';
import { readVacancy, vacancy, vacancyRow } from './vacancy.ts';

const deciders = ['moderator', 'admin'] as const;

/** What a moderator decides: `comment` and the texts of `reasons` are shown to the employer. */
export const moderationDecision = /*#__PURE__*/ object(
  {
    status: oneOf(['approved', 'rejected', 'needs_revision']),
    reasons: optional(listOf(line(50), 20)),
    comment: emptiable(2000),
  },
  missing,
);
export type ModerationDecision = InferInput<typeof moderationDecision>;

const queued = /*#__PURE__*/ part(
  object({
    submitted_at: timestamp,
    /** When it counts as late. */
    due_at: timestamp,
    /** How many places the rules stumble over. */
    findings: amount,
    claimed_by: text,
    is_verified: flag,
  }),
);

/** A vacancy in the queue. */
export const queuedVacancy = /*#__PURE__*/ (() =>
  pipe(object({ ...vacancyRow.entries, queue: queued }), transform(readVacancy)))();
export type QueuedVacancy = InferOutput<typeof queuedVacancy>;

/** What the rules look for. */
export const findingRules = ['contacts', 'sex', 'age', 'origin', 'short', 'missing', 'pay', 'repeated'] as const;
/** Where they look. */
export const findingFields = ['title', 'description', 'requirements', 'benefits', 'salary'] as const;

/** Something in a vacancy that the rules stumbled over: where it stands, as far as that is known. */
export const finding = /*#__PURE__*/ object({
  rule: word(findingRules),
  field: word(findingFields),
  /** Which line of a list, from 0. */
  line: amount,
  start: amount,
  end: amount,
});
export type Finding = InferOutput<typeof finding>;

/** What of a vacancy a moderator reads. */
export const moderatedContent = /*#__PURE__*/ object({
  title: text,
  description: text,
  requirements: lines,
  benefits: lines,
  salary: part(object({ min: amount, max: amount, currency: text })),
});

/** A vacancy as a moderator reads it; empty where there is none. */
export const moderation = /*#__PURE__*/ object({
  vacancy: part(vacancy),
  version: amount,
  submitted_at: timestamp,
  due_at: timestamp,
  /** The version that was approved last. */
  approved: part(object({ version: amount, at: timestamp, content: part(moderatedContent) })),
  findings: list(finding),
  company: part(
    object({
      id,
      name: text,
      verified_at: timestamp,
      created_at: timestamp,
      approved: amount,
      rejected: amount,
      waiting: amount,
    }),
  ),
  claim: part(object({ name: text, is_own: flag, until: timestamp })),
});
export type Moderation = InferOutput<typeof moderation>;

/** Vacancies that wait for a moderator, oldest first. */
export const listModerationQueue = /*#__PURE__*/ endpoint({
  name: 'listModerationQueue',
  summary: 'Vacancies that wait for a moderator, oldest first; or those that one decided on, latest first.',
  method: 'GET',
  path: '/api/operator/moderation',
  access: 'operator',
  cli: 'moderate list',
  query: object({
    state: maybe(oneOf(['waiting', 'decided'])),
    companyId: maybe(reference),
    /** A part of the title. */
    search: maybe(line(200)),
    limit,
    cursor,
  }),
  answer: items(queuedVacancy),
  isExtension: true,
});

/** A vacancy with all that a moderator decides by. */
export const getModeration = /*#__PURE__*/ endpoint({
  name: 'getModeration',
  summary: 'A vacancy with all that a moderator decides by.',
  method: 'GET',
  path: '/api/operator/moderation/{id}',
  access: 'operator',
  problems: { unknownVacancy: 404 },
  params: object({ id: pathPart }),
  answer: moderation,
  isExtension: true,
});

/** Takes the oldest vacancy that nobody looks at, and claims it. */
export const nextModeration = /*#__PURE__*/ endpoint({
  name: 'nextModeration',
  summary: 'Claims the oldest waiting vacancy that nobody else looks at; those of `skip` come last.',
  method: 'POST',
  path: '/api/operator/moderation/next',
  access: 'operator',
  body: object({ skip: optional(listOf(reference, 1000)) }, missing),
  maxBodyBytes: longBodyBytes,
  answer: moderation,
  isExtension: true,
});

/** Says that one looks at a vacancy: for ten minutes, and again. */
export const claimModeration = /*#__PURE__*/ endpoint({
  name: 'claimModeration',
  summary: 'Says that one looks at a waiting vacancy, for ten minutes; `takeOver` takes it from another.',
  method: 'POST',
  path: '/api/operator/moderation/{id}/claim',
  access: 'operator',
  roles: deciders,
  problems: { unknownVacancy: 404, claimedByOther: 409 },
  params: object({ id: pathPart }),
  body: object({ takeOver: optional(yesNo) }, missing),
  answer: moderation,
  isExtension: true,
});

/** Says that one does not look at it any more. */
export const releaseModeration = /*#__PURE__*/ endpoint({
  name: 'releaseModeration',
  summary: 'Says that one does not look at a vacancy any more.',
  method: 'DELETE',
  path: '/api/operator/moderation/{id}/claim',
  access: 'operator',
  roles: deciders,
  params: object({ id: pathPart }),
  answer: done,
  isExtension: true,
});

/** Decides on a vacancy; the decision is kept in its `moderation_history`. */
export const moderateVacancy = /*#__PURE__*/ endpoint({
  name: 'moderateVacancy',
  summary: 'Decides on a vacancy that waits for a moderator.',
  method: 'POST',
  path: '/api/operator/moderation/{id}',
  access: 'operator',
  roles: deciders,
  cli: 'moderate approve',
  problems: { unknownVacancy: 404, vacancyChanged: 409, claimedByOther: 409, alreadyDecided: 409 },
  params: object({ id: pathPart }),
  body: moderationDecision,
  answer: vacancy,
  isExtension: true,
});

/** Takes a decision back: the vacancy waits again, where it stood. */
export const reopenModeration = /*#__PURE__*/ endpoint({
  name: 'reopenModeration',
  summary: 'Takes a moderator’s decision back: the vacancy waits again, where it stood in the queue.',
  method: 'POST',
  path: '/api/operator/moderation/{id}/reopen',
  access: 'operator',
  roles: deciders,
  cli: 'moderate reopen',
  problems: { unknownVacancy: 404, claimedByOther: 409 },
  params: object({ id: pathPart }),
  body: undoReason,
  answer: moderation,
  isExtension: true,
});
