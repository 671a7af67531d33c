import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { applicationStatuses } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { cursor, limit, pathPart } from './fields.ts';
import { flag, id, items, part, text, timestamp, word } from './lenient.ts';
import { message, messageBody, messageSides } from './messages.ts';

const author = /*#__PURE__*/ object({ name: text, side: word(messageSides) });

/**
 * What happened with an application, as its employer sees it: `responded`, `opened`, `status` with the one before it in
 * `from`, `message`, `interview_sent`, `interview_answered`, `withdrawn`. Messages have a text; those of a withdrawn one are hidden.
 */
export const applicationEvent = /*#__PURE__*/ object({
  id,
  kind: text,
  at: timestamp,
  by: part(author),
  from: word(applicationStatuses),
  to: word(applicationStatuses),
  text,
  is_seen: flag,
});
export type ApplicationEvent = InferOutput<typeof applicationEvent>;

/** What happened with an application, newest first; reading it marks the candidate's messages as read. */
export const listApplicationFeed = /*#__PURE__*/ endpoint({
  name: 'listApplicationFeed',
  summary: 'What happened with an application, newest first; reading it marks the messages as read.',
  method: 'GET',
  path: '/api/employer/applications/{id}/feed',
  access: 'employer',
  problems: { unknownApplication: 404 },
  params: object({ id: pathPart }),
  query: object({ limit, cursor }),
  answer: items(applicationEvent),
  isExtension: true,
});

/** Writes to the candidate of an application. */
export const sendApplicationMessage = /*#__PURE__*/ endpoint({
  name: 'sendApplicationMessage',
  summary: 'Writes to the candidate of an application.',
  method: 'POST',
  path: '/api/employer/applications/{id}/messages',
  access: 'employer',
  problems: { unknownApplication: 404, responseWithdrawn: 409, candidateOfHeadHunter: 409, keyReused: 422 },
  params: object({ id: pathPart }),
  body: messageBody,
  answer: message,
  status: 201,
  isExtension: true,
});
