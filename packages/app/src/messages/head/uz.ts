import type { ru } from './ru.ts';

/** What search engines and messengers show of the public pages, in Uzbek. */
export const uz: Record<keyof typeof ru, string> = {
  'home.description':
    'Kasb: O‘zbekiston ish beruvchilarining vakansiyalari, arizalari va suhbatlari bir joyda. Telefon raqami bilan kiring.',
  'list.title': 'O‘zbekistondagi vakansiyalar',
  'list.description':
    'O‘zbekistondagi ochiq vakansiyalar: {count}. Lavozim, ko‘nikma, kompaniya va shahar bo‘yicha qidiruv.',
  'list.count': 'Ochiq vakansiyalar: {count}',
  'vacancy.untitled': 'Vakansiya',
  'vacancy.closed': 'Vakansiya yopilgan',
  'place.city': '{city} shahridagi vakansiyalar',
  'place.profession': '{profession}: O‘zbekistondagi vakansiyalar',
  'place.both': '{profession}: {city} shahridagi vakansiyalar',
  'place.total': 'Hozir {number} ta vakansiya ochiq.',
  'place.mostProfessions': 'Eng ko‘p izlanayotganlar: {list}.',
  'place.mostCities': 'Shaharlar bo‘yicha: {list}.',
  'place.notFound': 'Bunday sahifa yo‘q',
  'company.untitled': 'Kompaniya',
  'company.notFound': 'Kompaniya topilmadi',
  'company.total': 'Ochiq vakansiyalar: {number}',
  'vacancy.notFound': 'Vakansiya topilmadi',
};
