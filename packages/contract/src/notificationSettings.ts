import { object, optional, picklist } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { missing, oneOf, yesNo } from './fields.ts';
import { done, flag, list, part, text, timestamp, word } from './lenient.ts';
import { searchNotifies } from './searchNotifies.ts';

/** The languages that a person can be told in. */
const tongues = ['ru', 'uz'] as const;
/** Where a person can be told: on the site, in Telegram, by SMS. */
export const noticeChannels = ['app', 'telegram', 'sms'] as const;

/**
 * How a person wants to be told, and by which `channels` the provider can. `digest` is what a new saved search begins
 * with; `off` silences all of them.
 */
export const notificationSettings = /*#__PURE__*/ object({
  telegram: part(object({ name: text, connected_at: timestamp, is_blocked: flag })),
  is_telegram_on: flag,
  is_sms_on: flag,
  digest: word(searchNotifies),
  language: word(tongues),
  channels: list(picklist(noticeChannels)),
});
export type NotificationSettings = InferOutput<typeof notificationSettings>;

/** What is changed of the settings; what is absent stays. */
export const notificationSettingsBody = /*#__PURE__*/ object(
  {
    isTelegramOn: optional(yesNo),
    isSmsOn: optional(yesNo),
    digest: optional(oneOf(searchNotifies)),
    language: optional(oneOf(tongues)),
  },
  missing,
);
export type NotificationSettingsBody = InferInput<typeof notificationSettingsBody>;

/** How the person wants to be told. */
export const getNotificationSettings = /*#__PURE__*/ endpoint({
  name: 'getNotificationSettings',
  summary: 'How the person wants to be told.',
  method: 'GET',
  path: '/notifications/settings',
  access: 'session',
  answer: notificationSettings,
  isExtension: true,
});

/** Changes how the person wants to be told. */
export const updateNotificationSettings = /*#__PURE__*/ endpoint({
  name: 'updateNotificationSettings',
  summary: 'Changes how the person wants to be told.',
  method: 'PUT',
  path: '/notifications/settings',
  access: 'session',
  body: notificationSettingsBody,
  answer: notificationSettings,
  isExtension: true,
});

/** Begins to connect the person's Telegram: `url` opens the bot, which then knows whose chat it is; good once. */
export const linkTelegram = /*#__PURE__*/ endpoint({
  name: 'linkTelegram',
  summary: 'Begins to connect the person’s Telegram: the link opens the bot, is good for ten minutes and once.',
  method: 'POST',
  path: '/notifications/telegram',
  access: 'session',
  answer: object({ url: text, expires_at: timestamp }),
  problems: { channelUnavailable: 503 },
  isExtension: true,
});

/** Ends it: nothing goes to the person's Telegram any more. */
export const unlinkTelegram = /*#__PURE__*/ endpoint({
  name: 'unlinkTelegram',
  summary: 'Ends the connection of the person’s Telegram.',
  method: 'DELETE',
  path: '/notifications/telegram',
  access: 'session',
  answer: done,
  isExtension: true,
});
