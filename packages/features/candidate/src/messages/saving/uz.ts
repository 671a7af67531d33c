import type { ru } from './ru.ts';

/** The same in Uzbek, in Latin letters. */
export const uz: Record<keyof typeof ru, string> = {
  'save.vacancy': 'Saqlash: {title}',
  'save.untitled': 'vakansiya',
  'save.search': 'Qidiruvni saqlash',
};
