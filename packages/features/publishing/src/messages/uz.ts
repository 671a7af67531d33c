import type { Message } from '@kasb/kit';
import type { ru } from './ru.ts';

/** Texts of publishing in Uzbek. */
export const uz: Record<keyof typeof ru, Message> = {
  'control.checking': 'Rejalar tekshirilmoqda...',
  'control.buyPlan': 'Joylash uchun reja sotib olish',
  'control.buyPlanHint': 'Joylash uchun faol obuna kerak',
  'control.rejected': 'Rad etilgan: joylab bo‘lmaydi',
  'control.statusFailed': 'Holatni yuklashda xatolik',
  'control.cooldown': 'Keyingi joylashgacha {time}',
  'control.cooldownOver': 'Tanaffus tugadi, holat yangilanmoqda',
  'control.lastPublished': 'Oxirgi joylash: {date}',
  'control.unavailable': 'Hozir joylab bo‘lmaydi',
  'control.notActive': 'Faqat faol vakansiyani joylash mumkin',
  'control.noPostings': 'Reja bo‘yicha joylashtirishlar tugadi',

  'flow.firstNote':
    'Vakansiyaning birinchi joylanishi bitta joylashtirishni sarflaydi. Tanlangan kanallar birga hisoblanadi.',
  'flow.againNote': 'Joylashtirish allaqachon hisobga olingan, qayta joylash uni sarflamaydi.',
  'flow.notAnswered': 'Xizmat hali javob bermadi. Keyinroq qayta urining: takror bo‘lmaydi.',
  'dialog.where': 'Vakansiyani qayerga joylash',
  'dialog.result': 'Joylash natijasi',
  'dialog.chosen': '{limit} tadan {value} tasi tanlandi',
  'dialog.none': 'Joylash uchun kamida bitta xizmatni tanlang',
  'dialog.empty': 'Joylash uchun xizmatlar yo‘q',
  'dialog.publishing': 'Joylanmoqda...',
  'dialog.publishedIn': '{limit} ta xizmatdan {value} tasiga joylandi',
  'dialog.publishAgain': 'Joylanmagan joylarga qayta yuboring: takror bo‘lmaydi.',
  'dialog.unknownError': 'Noma’lum xato',
  'dialog.retryFor': '{name} uchun qaytarish',
  'dialog.retryFailed': 'Joylanmaganlarini qaytarish',
  'dialog.clearAll': 'Hammasini olib tashlash',
  'dialog.untitled': 'Nomsiz xizmat',
  'dialog.publishIn': { other: '{count} ta xizmatga joylash' },
  'dialog.ok': 'Muvaffaqiyatli',
};
