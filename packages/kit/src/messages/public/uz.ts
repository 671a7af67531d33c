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
  requirements: 'Talablar',
  sending: 'Yuborilmoqda',
  vacanciesFailed: 'Vakansiyalarni yuklab bo‘lmadi.',
  vacancy: 'Vakansiya',
  vacancyNotFound: 'Vakansiya topilmadi',
};
