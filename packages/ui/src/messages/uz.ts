import type { UiMessages } from './ru.ts';

/** Texts that the design system itself speaks, in Uzbek (Latin). */
export const uz: UiMessages = {
  loading: 'Yuklanmoqda',
  close: 'Yopish',
  clear: 'Tozalash',
  opensInNewTab: 'yangi oynada ochiladi',
  skipToContent: 'Asosiy qismga o‘tish',
  notifications: 'Bildirishnomalar',
  valueMissing: 'Maydonni to‘ldiring',
  valueInvalid: 'Qiymatni tekshiring',
  emailInvalid: 'Pochta manzilini tekshiring',
  urlInvalid: 'Havolani to‘liq, https:// bilan yozing',
  phoneValid: 'Raqam to‘g‘ri kiritildi',
  phoneInvalid: 'O‘zbekiston telefon raqamini to‘g‘ri kiriting',
  codeMissing: 'SMSdagi kodni kiriting',
  listFailed: 'Ro‘yxat yuklanmadi. Yana bosing',
  noOptions: 'Hech narsa topilmadi',
  showMore: 'Yana ko‘rsatish',
  shown: '{total} tadan {shown} tasi ko‘rsatildi',
  salaryFrom: '{amount} dan',
  salaryTo: '{amount} gacha',
  salaryMissing: 'Maosh ko‘rsatilmagan',
  sum: 'so‘m',
};
