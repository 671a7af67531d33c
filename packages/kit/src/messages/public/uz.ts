import type { ru } from './ru.ts';

/** The same in Uzbek. */
export const uz: Record<keyof typeof ru, string> = {
  all: 'Barchasi',
  benefits: 'Sharoitlar',
  city: 'Shahar',
  description: 'Tavsif',
  details: 'Batafsil',
  employmentType: 'Bandlik turi',
  moreVacanciesFailed: 'Keyingi vakansiyalarni yuklab bo‘lmadi.',
  'replies.hours': 'Odatda {count} soat ichida javob berishadi',
  'replies.days': 'Odatda {count} kun ichida javob berishadi',
  'replies.both': '{soon}, arizalarning {percent} % ini ko‘rishadi',
  requirements: 'Talablar',
  sending: 'Yuborilmoqda',
  vacanciesFailed: 'Vakansiyalarni yuklab bo‘lmadi.',
  vacancy: 'Vakansiya',
  vacancyNotFound: 'Vakansiya topilmadi',
};
