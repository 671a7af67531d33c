import { object } from 'valibot';
import { emailAddress } from './emailAddress.ts';
import { endpoint } from './endpoint.ts';
import { line, missing, pathPart } from './fields.ts';
import { done } from './lenient.ts';
import { notificationSettings } from './notificationSettings.ts';

/** Names the mailbox in which the person is told; a letter with a link goes there, good for a day and once. */
export const setEmail = /*#__PURE__*/ endpoint({
  name: 'setEmail',
  summary:
    'Names the mailbox in which the person is told, and sends it a link to confirm that, good for a day and once.',
  method: 'PUT',
  path: '/notifications/email',
  access: 'session',
  body: object({ email: emailAddress }, missing),
  answer: notificationSettings,
  problems: { mailUnavailable: 503, mailRefused: 422, channelFailed: 502 },
  isExtension: true,
});

/** Confirms the mailbox by the `token` of the letter that went there. */
export const confirmEmail = /*#__PURE__*/ endpoint({
  name: 'confirmEmail',
  summary: 'Confirms the mailbox in which the person is told, by what the letter to it brought.',
  method: 'POST',
  path: '/notifications/email/confirm',
  access: 'session',
  body: object({ token: line(100) }, missing),
  answer: notificationSettings,
  problems: { spentLink: 410 },
  isExtension: true,
});

/** Ends the letters to a mailbox, for whoever has one of them: mail programs call it too (RFC 8058). */
export const unsubscribeEmail = /*#__PURE__*/ endpoint({
  name: 'unsubscribeEmail',
  summary: 'Ends the letters to a mailbox, for whoever has one of them; mail programs call it too, as RFC 8058 says.',
  method: 'POST',
  path: '/notifications/email/unsubscribe/{token}',
  access: 'public',
  params: object({ token: pathPart }),
  answer: done,
  problems: { spentLink: 410 },
  isExtension: true,
});
