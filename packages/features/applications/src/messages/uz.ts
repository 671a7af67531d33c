import type { Message } from '@kasb/kit';
import type { ru } from './ru.ts';

/** Texts of applications in Uzbek (Latin). */
export const uz: Record<keyof typeof ru, Message> = {
  'view.list': 'Ro‘yxat',
  'view.board': 'Taxta',
  'view.settings': 'Bosqich va shablonlar',
  'view.label': 'Arizalar ko‘rinishi',
  'list.region': 'Arizalar bilan ishlash',
  'list.label': 'Arizalar ro‘yxati',
  'list.status': 'Ariza holati',
  'list.empty': 'Hozircha arizalar yo‘q',
  'list.emptyHint': 'Nomzodlar javob berganda arizalar shu yerda paydo bo‘ladi.',
  'list.toVacancies': 'Vakansiyalarga',
  'list.filtered': 'Tanlangan holatda arizalar yo‘q',
  'list.reset': 'Barcha arizalarni ko‘rsatish',
  'list.nothing': 'Filtr bo‘yicha hech narsa yo‘q',
  'list.failed': 'Arizalarni yuklab bo‘lmadi.',
  'list.moreFailed': 'Keyingi arizalarni yuklab bo‘lmadi.',
  'list.back': 'Arizalar ro‘yxatiga',

  'panel.label': 'Ariza',
  'source.platform': 'Platforma',
  'source.headhunter': 'HeadHunter',
  'panel.message': 'Ilova xat',
  'panel.resume': 'HeadHunter’dagi rezyume',
  'panel.historyFailed': 'Tarixni yuklab bo‘lmadi.',
  'panel.withdrawn': 'Ariza {day} qaytarib olingan. Aloqa yashirilgan.',
  'panel.syncError': 'HeadHunter bu bosqichni hali qabul qilmadi: {reason}',
  'told.title': 'Javoblar',
  'told.start': 'Qachon boshlay oladi',
  'told.wanted': 'Mos',
  'told.other': 'Mos emas',

  'status.updated': 'Ariza holati yangilandi',
  'status.menu': 'Holatni o‘zgartirish',
  'status.toScreening': 'Saralashga olish',
  'status.toInterview': 'Suhbatga taklif qilish',
  'status.toOffer': 'Ish taklif qilish',
  'status.toHired': 'Ishga qabul qilish',

  'keys.move': 'ro‘yxat bo‘ylab',
  'funnel.stage': 'Ariza bosqichi',
  'funnel.moveTo': '{stage} bosqichiga o‘tkazish',
  interviewLink: 'Suhbat havolasi',
  templates: 'Shablonlar',
  videoInterview: 'Videosuhbat',
};
