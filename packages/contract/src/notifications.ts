import { isoTimestamp, object, optional, pipe, record, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { cursor, limit, listOf, missing, reference } from './fields.ts';
import { issue } from './issues.ts';
import { amount, flag, id, items, part, text, timestamp, word } from './lenient.ts';

/** What a person can be told of. */
export const notificationKinds = [
  'member_invited',
  'invitation_accepted',
  'invitation_declined',
  'member_removed',
  'member_left',
  'subscription_lent',
  'subscription_taken_back',
  'posting_paid',
  'headhunter_lent',
  'headhunter_taken_back',
  'headhunter_linked',
  'sessions_ended',
  'sign_in_attacked',
  'operator_paused',
  'company_blocked',
  'telegram_moved',
  'saved_search',
  'application_opened',
  'application_screening',
  'application_interview',
  'application_offer',
  'application_hired',
  'application_rejected',
  'application_message',
  'application_waiting',
  'application_new',
  'application_withdrawn',
  'candidate_message',
  'interview_answered',
  'note_mention',
  'payment_paid',
  'payment_failed',
  'payment_refunded',
  'invoice_issued',
  'subscription_ending',
  'postings_ending',
  'vacancy_approved',
  'vacancy_returned',
  'vacancy_rejected',
  'publication_failed',
  'headhunter_off',
  'digest_weekly',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * Something that a person is told of: drawn by its kind; `values` has the names and titles of the sentence. `title`,
 * `text` and `link` say it in the reader's language, for whoever does not know the kind.
 */
export const notification = /*#__PURE__*/ object({
  id,
  kind: word(notificationKinds),
  values: part(record(string(), string())),
  title: text,
  text,
  link: text,
  at: timestamp,
  is_read: flag,
});
export type Notification = InferOutput<typeof notification>;

/** What the person was told of lately, newest first. */
export const listNotifications = /*#__PURE__*/ endpoint({
  name: 'listNotifications',
  summary: 'What the person was told of lately, newest first.',
  method: 'GET',
  path: '/notifications',
  access: 'session',
  query: object({ limit, cursor }),
  answer: items(notification),
  isExtension: true,
});

/** How many notifications the person has not read. */
export const countNotifications = /*#__PURE__*/ endpoint({
  name: 'countNotifications',
  summary: 'How many notifications the person has not read; its ETag changes with the number.',
  method: 'GET',
  path: '/notifications/count',
  access: 'session',
  answer: object({ unread: amount }),
  isExtension: true,
});

/**
 * Marks notifications as read: those that were seen, or all until then, so that one which came meanwhile is not lost.
 */
export const readNotifications = /*#__PURE__*/ endpoint({
  name: 'readNotifications',
  summary: 'Marks notifications as read: those of `ids`, and all until the moment `until`.',
  method: 'POST',
  path: '/notifications/read',
  access: 'session',
  body: object(
    {
      ids: optional(listOf(reference, 100)),
      until: optional(pipe(string(issue('notText')), isoTimestamp(issue('notDate')))),
    },
    missing,
  ),
  answer: object({ unread: amount }),
  isExtension: true,
});
