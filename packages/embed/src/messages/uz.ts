import type { ru } from './ru.ts';

/** Texts of the embed in Uzbek. */
export const uz: Record<keyof typeof ru, string> = {
  list: 'Vakansiyalar',
  respond: 'Ariza yuborish',
  all: 'Barcha vakansiyalar',
  none: 'Hozir ochiq vakansiya yo‘q',
  failed: 'Vakansiyalarni yuklab bo‘lmadi.',
  retry: 'Qayta urinish',
  untitled: 'Nomsiz',
};
