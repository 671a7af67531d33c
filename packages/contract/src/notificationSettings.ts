import { boolean, object, picklist } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, done, flag, list, part, phoneText, text, timestamp, word } from './lenient.ts';
import { searchNotifies } from './searchNotifies.ts';

/** The languages that a person can be told in. */
export const tongues = ['ru', 'uz'] as const;
/** Where a person can be told: on the site, in Telegram, by SMS, by mail. */
export const noticeChannels = ['app', 'telegram', 'sms', 'email'] as const;

/** What an employer turns on and off by channel: each stands for one kind of notification or for a few alike. */
export const noticeSwitches = [
  'application_new',
  'interview_answered',
  'talk',
  'vacancy_moderated',
  'publication_failed',
  'subscription_ending',
  'payment',
  'headhunter_off',
  'digest_weekly',
] as const;
export type NoticeSwitch = (typeof noticeSwitches)[number];

/** How often new applications come to a chat: each at once, once an hour, or at nine in the morning. */
export const noticeGathers = ['now', 'hourly', 'daily'] as const;
export type NoticeGather = (typeof noticeGathers)[number];

const offered = part(boolean());

/**
 * How a person wants to be told, and by which `channels` the provider can. `digest` is what a new saved search begins
 * with; `off` silences all of them. `kinds` are an employer's switches; a channel that is absent there is not offered
 * for that kind. Nothing goes to a mailbox that is not confirmed, that takes no letters (`is_dead`), or whose reader
 * wants none (`is_unsubscribed`). In `quiet` hours, of Tashkent as `21:00`, chats and SMS wait for their end and come
 * as one.
 */
export const notificationSettings = /*#__PURE__*/ object({
  telegram: part(object({ name: text, connected_at: timestamp, is_blocked: flag })),
  is_telegram_on: flag,
  is_sms_on: flag,
  digest: word(searchNotifies),
  language: word(tongues),
  channels: list(picklist(noticeChannels)),
  sms: part(object({ phone: phoneText, daily_limit: amount })),
  email: part(object({ address: text, is_confirmed: flag, is_dead: flag, is_unsubscribed: flag })),
  kinds: list(object({ kind: picklist(noticeSwitches), telegram: offered, sms: offered, email: offered })),
  quiet: part(object({ is_on: flag, from: text, to: text })),
  gather: word(noticeGathers),
});
export type NotificationSettings = InferOutput<typeof notificationSettings>;

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
