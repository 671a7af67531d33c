import type { Message } from '@kasb/kit';
import type { ru } from './ru.ts';

/** Texts of applications in Uzbek (Latin). */
export const uz: Record<keyof typeof ru, Message> = {
  'list.title': 'Arizalar',
  'list.region': 'Arizalar bilan ishlash',
  'list.label': 'Arizalar ro‘yxati',
  'list.status': 'Ariza holati',
  'list.empty': 'Hozircha arizalar yo‘q',
  'list.emptyHint': 'Nomzodlar javob berganda arizalar shu yerda paydo bo‘ladi.',
  'list.toVacancies': 'Vakansiyalarga',
  'list.filtered': 'Tanlangan holatda arizalar yo‘q',
  'list.reset': 'Barcha arizalarni ko‘rsatish',
  'list.failed': 'Arizalarni yuklab bo‘lmadi.',
  'list.moreFailed': 'Keyingi arizalarni yuklab bo‘lmadi.',
  'list.back': 'Arizalar ro‘yxatiga',

  'panel.label': 'Ariza',
  'panel.stage': 'Bosqich',
  'panel.source': 'Manba',
  'source.platform': 'Platforma',
  'source.headhunter': 'HeadHunter',
  'panel.vacancy': 'Vakansiya',
  'panel.company': 'Kompaniya',
  'panel.created': 'Yuborilgan',
  'panel.message': 'Ilova xat',
  'panel.resume': 'HeadHunter’dagi rezyume',
  'panel.history': 'Tarix',
  'panel.historyFailed': 'Tarixni yuklab bo‘lmadi.',
  'panel.withdrawn': 'Ariza {day} qaytarib olingan. Aloqa yashirilgan.',
  'panel.syncError': 'HeadHunter bu bosqichni hali qabul qilmadi: {reason}',

  'status.updated': 'Ariza holati yangilandi',
  'status.menu': 'Holatni o‘zgartirish',
  'status.toScreening': 'Saralashga olish',
  'status.toInterview': 'Suhbatga taklif qilish',
  'status.toOffer': 'Ish taklif qilish',
  'status.toHired': 'Ishga qabul qilish',

  'keys.move': 'ro‘yxat bo‘ylab',
  'funnel.stage': 'Ariza bosqichi',
  'funnel.moveTo': '{stage} bosqichiga o‘tkazish',
  'funnel.reject': 'Rad etish',
};
