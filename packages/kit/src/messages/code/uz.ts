import type { ru } from './ru.ts';

/** What is said of a code from an SMS, in Uzbek. */
export const uz: Record<keyof typeof ru, string> = {
  'code.label': 'Tasdiqlash kodi',
  'code.confirm': 'Tasdiqlash',
  'code.lifetime': 'Kod 5 daqiqa amal qiladi',
  'code.refused': 'Kod mos kelmadi',
  'code.resend': 'Kodni qayta yuborish',
  'code.resendIn': 'Kodni qayta yuborish: {time}',
  'code.resent': 'Yangi kod yuborildi',
  'code.proving': 'Robot emasligingizni tekshiryapmiz…',
};
