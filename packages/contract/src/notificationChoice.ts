import { object, optional, record } from 'valibot';
import type { InferInput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { format, missing, oneOf, yesNo } from './fields.ts';
import { issue } from './issues.ts';
import { noticeGathers, noticeSwitches, notificationSettings, tongues } from './notificationSettings.ts';
import { searchNotifies } from './searchNotifies.ts';

// Apart from what is read, which more pages do than change it.

const byChannel = /*#__PURE__*/ object(
  { telegram: optional(yesNo), sms: optional(yesNo), email: optional(yesNo) },
  missing,
);
const clock = /*#__PURE__*/ format(/^(?:[01]\d|2[0-3]):[0-5]\d$/, issue('notTime'));

/** What is changed of the settings, of single switches too; what is absent stays. */
export const notificationSettingsBody = /*#__PURE__*/ object(
  {
    isTelegramOn: optional(yesNo),
    isSmsOn: optional(yesNo),
    digest: optional(oneOf(searchNotifies)),
    language: optional(oneOf(tongues)),
    kinds: optional(record(oneOf(noticeSwitches), byChannel)),
    quiet: optional(object({ isOn: optional(yesNo), from: optional(clock), to: optional(clock) }, missing)),
    gather: optional(oneOf(noticeGathers)),
  },
  missing,
);
export type NotificationSettingsBody = InferInput<typeof notificationSettingsBody>;

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
