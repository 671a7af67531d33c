import type { ru } from './ru.ts';

/** What search engines and messengers show of the public pages, in Uzbek. */
export const uz: Record<keyof typeof ru, string> = {
  'home.description':
    'Kasb: O‘zbekiston ish beruvchilarining vakansiyalari, arizalari va suhbatlari bir joyda. Telefon raqami bilan kiring.',
  'list.description':
    'O‘zbekistondagi ochiq vakansiyalar: {count}. Lavozim, ko‘nikma, kompaniya va shahar bo‘yicha qidiruv.',
  'list.count': 'Ochiq vakansiyalar: {count}',
  'company.untitled': 'Kompaniya',
  'company.total': 'Ochiq vakansiyalar: {number}',
};
