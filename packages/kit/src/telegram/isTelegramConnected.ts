import type { NotificationSettings } from '@kasb/contract';

/** Whether a person is told in Telegram. */
export const isTelegramConnected = ({ telegram }: NotificationSettings): boolean =>
  telegram !== undefined && !telegram.is_blocked;
