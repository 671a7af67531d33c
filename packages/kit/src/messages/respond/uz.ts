import type { ru } from './ru.ts';

/** What responding says in Uzbek (Latin). */
export const uz: Record<keyof typeof ru, string> = {
  enterName: 'Ismingizni kiriting',
  makeResume: 'Rezyume tuzish',
  no: 'Yo‘q',
  offline: 'Aloqa yo‘q. Qayta urinib ko‘ring',
  otherPhone: 'Boshqa raqam',
  respondFailed: 'Ariza yuborib bo‘lmadi',
  toVacancy: 'Vakansiyaga',
  withoutResume: 'Rezyumesiz',
  yes: 'Ha',
};
