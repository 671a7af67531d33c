import { object, optional } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { applicationFilter } from './applicationFilter.ts';
import { settableApplicationStatuses } from './applicationStatuses.ts';
import { endpoint, longBodyBytes } from './endpoint.ts';
import { listOf, maybe, missing, oneOf, paragraphs, pathPart, reference } from './fields.ts';
import { amount, entries, flag, id, list, part, text, timestamp, word } from './lenient.ts';

/** Why somebody is refused: for colleagues, never told to the candidate. */
export const refusalReasons = [
  'experience',
  'skills',
  'pay',
  'schedule',
  'distance',
  'no_contact',
  'changed_mind',
  'vacancy_closed',
  'other',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** How many applications one batch may change. */
export const mostInBatch = 1000;

/** Why a batch left an application as it was. */
export const skippedWhy = ['not_found', 'withdrawn', 'hidden', 'same', 'changed', 'headhunter'] as const;
export type SkippedWhy = (typeof skippedWhy)[number];

const refusalReason = /*#__PURE__*/ object({ id, name: text, name_uz: text, needs_comment: flag });
/** A reason of refusal; one that `needs_comment` says nothing without it. */
export type RefusalReasonOption = InferOutput<typeof refusalReason>;

/** The reasons of refusal. */
export const listRefusalReasons = /*#__PURE__*/ endpoint({
  name: 'listRefusalReasons',
  summary: 'The reasons of refusal, in both languages.',
  method: 'GET',
  path: '/reference/refusal-reasons',
  access: 'public',
  answer: entries(refusalReason),
  isExtension: true,
});

const ids = /*#__PURE__*/ listOf(reference, 2000);

const action = /*#__PURE__*/ object(
  {
    status: oneOf(settableApplicationStatuses),
    stageId: maybe(reference),
    reason: optional(oneOf(refusalReasons)),
    comment: maybe(paragraphs(500)),
  },
  missing,
);
const batchMessage = /*#__PURE__*/ object(
  { textRu: paragraphs(2000, 'messageRequired'), textUz: maybe(paragraphs(2000)), templateId: maybe(reference) },
  missing,
);

const meant = {
  applicationIds: /*#__PURE__*/ optional(ids),
  filter: /*#__PURE__*/ optional(/*#__PURE__*/ object(applicationFilter, missing)),
  exceptIds: /*#__PURE__*/ optional(ids),
  action: /*#__PURE__*/ optional(action),
};

/** What is done to many applications, or only told them: to those named, or to all that filters leave but some. */
export const applicationBatchBody = /*#__PURE__*/ object({ ...meant, message: optional(batchMessage) }, missing);
export type ApplicationBatchBody = InferInput<typeof applicationBatchBody>;

const readers = { app: amount, telegram: amount, headhunter: amount };

const skipped = /*#__PURE__*/ list(object({ id, why: word(skippedWhy) }));

/** What came of a batch: how many changed, who was skipped and why, who will read the message where. */
export const applicationBatch = /*#__PURE__*/ object({
  id,
  changed: amount,
  skipped,
  messages: part(object(readers)),
  undo_until: timestamp,
});
export type ApplicationBatch = InferOutput<typeof applicationBatch>;

/**
 * Moves many applications at once, writes to them, or both; for ten minutes it can be undone, messages wait as long.
 */
export const createApplicationBatch = /*#__PURE__*/ endpoint({
  name: 'createApplicationBatch',
  summary:
    'Moves many applications at once, writes to them, or both; for ten minutes it can be undone, messages wait as long.',
  method: 'POST',
  path: '/api/employer/application-batches',
  access: 'employer',
  problems: { unknownStage: 404, unknownTemplate: 404, batchTooLarge: 422, keyReused: 422 },
  body: applicationBatchBody,
  maxBodyBytes: longBodyBytes,
  answer: applicationBatch,
  status: 201,
  isExtension: true,
});

/** Who would read the message of a batch where. */
export const countBatchReaders = /*#__PURE__*/ endpoint({
  name: 'countBatchReaders',
  summary: 'Counts who would read the message of a batch where, and in Uzbek.',
  method: 'POST',
  path: '/api/employer/application-batches/readers',
  access: 'employer',
  problems: { unknownStage: 404, batchTooLarge: 422 },
  body: object(meant, missing),
  maxBodyBytes: longBodyBytes,
  answer: object({ ...readers, uzbek: amount }),
  isExtension: true,
});

/** Undoes a batch: what was changed since stays, and messages that wait are never sent. */
export const undoApplicationBatch = /*#__PURE__*/ endpoint({
  name: 'undoApplicationBatch',
  summary: 'Undoes a batch: what was changed since stays as it is, and messages that wait are never sent.',
  method: 'POST',
  path: '/api/employer/application-batches/{id}/undo',
  access: 'employer',
  problems: { unknownBatch: 404, batchUndone: 409, batchTooOld: 410 },
  params: object({ id: pathPart }),
  answer: object({ restored: amount, skipped }),
  isExtension: true,
});
