import type { ru } from './ru.ts';

/** Texts of the public search in Uzbek. */
export const uz: Record<keyof typeof ru, string> = {
  'list.title': 'O‘zbekistondagi vakansiyalar',
  'filters.search': 'Qidiruv',
  'filters.searchHint': 'Lavozim, ko‘nikma yoki kompaniya',
  'filters.anyCity': 'Barcha shaharlar',
  'filters.anyEmployment': 'Barcha turlar',
  'filters.find': 'Topish',
  'filters.reset': 'Tozalash',
  'list.found': 'Topilgan vakansiyalar:',
  'list.empty': 'Vakansiyalar topilmadi',
  'list.emptyHint': 'So‘rovni qisqartiring yoki filtrlarni tozalang.',
  'list.failed': 'Vakansiyalarni yuklab bo‘lmadi.',
  'list.moreFailed': 'Keyingi vakansiyalarni yuklab bo‘lmadi.',
  'card.details': 'Batafsil',
  'card.published': 'E’lon qilingan: {date}',
  'vacancy.back': 'Qidiruvga qaytish',
  'vacancy.notFoundHint': 'Ehtimol, u yopilgan yoki havola noto‘g‘ri.',
  'vacancy.closed': 'Vakansiya yopilgan',
  'vacancy.closedHint': 'Unga endi ariza yuborib bo‘lmaydi. O‘xshashlarini ko‘ring.',
  'vacancy.closedAloneHint': 'Unga endi ariza yuborib bo‘lmaydi. Boshqa vakansiyalarni ko‘ring.',
  'vacancy.similar': 'O‘xshash vakansiyalar',
  'vacancy.failed': 'Vakansiyani yuklab bo‘lmadi.',
  'respond.send': 'Ariza yuborish',
  'respond.sent': 'Ariza yuborildi',
  'respond.failed': 'Ariza yuborilmadi. Qayta urinib ko‘ring.',
};
