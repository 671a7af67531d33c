import type { ru } from './ru.ts';

/** Texts of the questions to whoever responds, in Uzbek (Latin). */
export const uz: Record<keyof typeof ru, string> = {
  title: 'Ariza savollari',
  hint: 'Hech kim avtomatik rad etilmaydi: javoblar faqat belgilanadi.',
  none: 'Hozircha savollar yo‘q. Nomzodlar bir bosishda ariza yuboradi.',
  failed: 'Savollarni yuklab bo‘lmadi.',
  kind: 'Javob turi',
  'kind.yes_no': 'Ha/yo‘q',
  'kind.choice': 'Tanlov',
  'kind.number': 'Son',
  options: 'Variantlar, har biri yangi qatordan',
  optionsMissing: '2 tadan 6 tagacha variant kiriting',
  required: 'Majburiy',
  wanted: 'Qaysi javob kerak',
  wantedLeast: 'Kamida',
  any: 'Istalgan',
  saved: 'Savollar saqlandi',
  saveFailed: 'Savollarni saqlab bo‘lmadi.',
};
