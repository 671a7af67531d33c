import { defineMessages } from '@kasb/domain/messages';

const ru = {
  countdownDays: '{count} д',
  countdownHours: '{count} ч',
  countdownMinutes: '{count} мин',
  countdownMinute: 'Осталась одна минута',
  countdownOver: 'Время вышло',
} as const;

const uz: Record<keyof typeof ru, string> = {
  countdownDays: '{count} kun',
  countdownHours: '{count} soat',
  countdownMinutes: '{count} daq',
  countdownMinute: 'Bir daqiqa qoldi',
  countdownOver: 'Vaqt tugadi',
};

/** How time that is left is said. */
export const countdownMessages = /*#__PURE__*/ defineMessages('ui', { ru, uz });
