import { defineMessages } from '@kasb/domain/messages';

const ru = {
  days: { one: '{count} день', few: '{count} дня', many: '{count} дней', other: '{count} дня' },
} as const;

const uz: Record<keyof typeof ru, { other: string }> = { days: { other: '{count} kun' } };

/** How many days a subscription lasts. */
export const subscriptionMessages = /*#__PURE__*/ defineMessages('subscription', { ru, uz });
