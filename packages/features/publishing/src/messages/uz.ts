import type { Message } from '@kasb/kit';
import type { ru } from './ru.ts';

/** Texts of publishing in Uzbek. */
export const uz: Record<keyof typeof ru, Message> = {
  'control.label': 'Vakansiyani joylash',
  'control.checking': 'Rejalar tekshirilmoqda...',
  'control.buyPlan': 'Joylash uchun reja sotib olish',
  'control.buyPlanHint': 'Joylash uchun faol obuna kerak',
  'control.publish': 'Joylash',
  'control.pending': 'Moderatsiyada: tekshiruvdan keyin joylash mumkin bo‘ladi',
  'control.rejected': 'Rad etilgan: joylab bo‘lmaydi',
  'control.needsRevision': 'Moderator tuzatilgan vakansiyani ma’qullagach, joylash mumkin bo‘ladi',
  'control.statusFailed': 'Holatni yuklashda xatolik',
  'control.retry': 'Qayta urinish',
  'control.cooldown': 'Keyingi joylashgacha {time}',
  'control.cooldownOver': 'Tanaffus tugadi, holat yangilanmoqda',
  'control.lastPublished': 'Oxirgi joylash: {date}',
  'control.unavailable': 'Hozir joylab bo‘lmaydi',
  'control.notActive': 'Faqat faol vakansiyani joylash mumkin',
  'control.noPostings': 'Reja bo‘yicha joylashtirishlar tugadi',
  'control.choosePlan': 'Reja tanlash',

  'flow.firstNote':
    'Vakansiyaning birinchi joylanishi bitta joylashtirishni sarflaydi. Tanlangan kanallar birga hisoblanadi.',
  'flow.againNote': 'Joylashtirish allaqachon hisobga olingan, qayta joylash uni sarflamaydi.',
  'flow.published': 'Vakansiya muvaffaqiyatli joylandi',
  'flow.notAnswered': 'Xizmat hali javob bermadi. Keyinroq qayta urining: takror bo‘lmaydi.',
};
