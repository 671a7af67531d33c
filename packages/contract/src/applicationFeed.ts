import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { applicationStatuses } from './applicationStatuses.ts';
import { endpoint } from './endpoint.ts';
import { cursor, limit, maybe, missing, oneOf, paragraphs, pathPart, reference } from './fields.ts';
import { languages } from './languages.ts';
import { done, flag, id, items, list, part, text, timestamp, word } from './lenient.ts';
import { message, messageSides } from './messages.ts';

const author = /*#__PURE__*/ object({ id: text, name: text, side: word(messageSides) });
const person = /*#__PURE__*/ object({ id: text, name: text });
const delivery = /*#__PURE__*/ object({ channel: text, state: text });
const stageLine = /*#__PURE__*/ object({ id: text, name: text, name_uz: text });

/** What a feed is narrowed to; absent means all. */
export const feedKinds = ['messages', 'notes'] as const;
export type FeedKind = (typeof feedKinds)[number];

/**
 * What happened with an application, as its employer sees it: `responded`, `opened`, `status` with the one before it in
 * `from`, `stage`, `message`, `note`, `vote`, `interview_sent`, `interview_answered`, `withdrawn`. Messages, notes and
 * commented votes have a text, a vote its value in `vote`; messages of a withdrawn one are hidden. A message that waits
 * says until when in `send_after`.
 */
export const applicationEvent = /*#__PURE__*/ object({
  id,
  kind: text,
  at: timestamp,
  by: part(author),
  from: word(applicationStatuses),
  to: word(applicationStatuses),
  stage: part(stageLine),
  text,
  vote: text,
  mentions: list(person),
  edited_at: timestamp,
  send_after: timestamp,
  channels: list(delivery),
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
  query: object({ kind: maybe(oneOf(feedKinds)), limit, cursor }),
  answer: items(applicationEvent),
  isExtension: true,
});

/** Writes to the candidate of an application; variables as `{{first_name}}` are filled in. */
export const sendApplicationMessage = /*#__PURE__*/ endpoint({
  name: 'sendApplicationMessage',
  summary: 'Writes to the candidate of an application; variables are filled in.',
  method: 'POST',
  path: '/api/employer/applications/{id}/messages',
  access: 'employer',
  problems: {
    unknownApplication: 404,
    unknownTemplate: 404,
    responseWithdrawn: 409,
    dataHidden: 409,
    candidateOfHeadHunter: 409,
    noQuestions: 422,
    keyReused: 422,
  },
  params: object({ id: pathPart }),
  body: object({ text: paragraphs(2000), templateId: maybe(reference), language: optional(oneOf(languages)) }, missing),
  answer: message,
  status: 201,
  isExtension: true,
});

/** Takes back a message that still waits to be sent. */
export const deleteApplicationMessage = /*#__PURE__*/ endpoint({
  name: 'deleteApplicationMessage',
  summary: 'Takes back a message that still waits to be sent.',
  method: 'DELETE',
  path: '/api/employer/applications/{id}/messages/{messageId}',
  access: 'employer',
  problems: { unknownApplication: 404, unknownMessage: 404, messageSent: 410 },
  params: object({ id: pathPart, messageId: pathPart }),
  answer: done,
  isExtension: true,
});
