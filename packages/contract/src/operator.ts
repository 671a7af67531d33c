import { object } from 'valibot';
import type { InferInput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { cursor, emptiable, limit, missing, oneOf, pathPart } from './fields.ts';
import { items } from './lenient.ts';
import { vacancy } from './vacancy.ts';

/** What a moderator decides: `comment` is shown to the employer. */
export const moderationDecision = /*#__PURE__*/ object(
  { status: oneOf(['approved', 'rejected', 'needs_revision']), comment: emptiable(2000) },
  missing,
);
export type ModerationDecision = InferInput<typeof moderationDecision>;

/** Vacancies that wait for a moderator, oldest first. */
export const listModerationQueue = /*#__PURE__*/ endpoint({
  name: 'listModerationQueue',
  summary: 'Vacancies that wait for a moderator, oldest first.',
  method: 'GET',
  path: '/api/operator/moderation',
  access: 'operator',
  query: object({ limit, cursor }),
  answer: items(vacancy),
  isExtension: true,
});

/** Decides on a vacancy; the decision is kept in its `moderation_history`. */
export const moderateVacancy = /*#__PURE__*/ endpoint({
  name: 'moderateVacancy',
  summary: 'Decides on a vacancy that waits for a moderator.',
  method: 'POST',
  path: '/api/operator/moderation/{id}',
  access: 'operator',
  problems: { unknownVacancy: 404 },
  params: object({ id: pathPart }),
  body: moderationDecision,
  answer: vacancy,
  isExtension: true,
});
