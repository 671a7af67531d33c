import type { Message } from '@kasb/domain/messages';
import type { ru } from './ru.ts';

/** Texts of the way to a chat in Uzbek (Latin). */
export const uz: Record<keyof typeof ru, Message> = {
  'telegram.connected': '{name}, {day} ulangan',
  'telegram.disconnect': 'Telegramni uzish',
  'telegram.atNine': 'Kuniga bir marta, 9:00 da',
  'telegram.connect': 'Telegramni ulash',
  'telegram.open': 'Telegramni ochish',
  'telegram.failed': 'Telegramni ulab bo‘lmadi',
};
