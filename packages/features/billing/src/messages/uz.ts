import type { Message } from '@kasb/kit';
import type { ru } from './ru.ts';

/** Texts of plans and subscriptions in Uzbek. */
export const uz: Record<keyof typeof ru, Message> = {
  'pricing.title': 'Tarif rejalari',
  'pricing.lead': 'Obuna vakansiyalarni tashqi kanallarga joylash imkonini beradi.',
  'pricing.failed': 'Tarif rejalarini yuklab bo‘lmadi. Keyinroq urinib ko‘ring.',
  'pricing.periods': 'Obuna muddati',
  'pricing.monthly': 'Oy',
  'pricing.yearly': 'Yil',
  'pricing.lifetime': 'Muddatsiz',
  'pricing.yearlyHint': '-20%',
  'pricing.emptyMonthly': 'Oylik tariflar hozircha yo‘q',
  'pricing.emptyYearly': 'Yillik tariflar hozircha yo‘q',
  'pricing.emptyLifetime': 'Muddatsiz tariflar hozircha yo‘q',
  'pricing.emptyHint': 'Boshqa muddatga mo‘ljallangan rejalarni ko‘ring.',
  'pricing.emptyYearlyHint': 'Yillik rejalar tez orada paydo bo‘ladi: ular oylik to‘lovdan 20% arzon.',
  'pricing.fromVacancy': 'Siz vakansiya joylayotgan edingiz.',
  'pricing.backToVacancy': 'Rejani tanlang, va biz sizni joylashga qaytaramiz.',
  'pricing.back': 'Rejani tanlang, va biz sizni avvalgi sahifaga qaytaramiz.',

  'buy.title': 'To‘lov keyinroq ulanadi',
  'buy.plan': 'Siz «{name}» rejasini tanladingiz.',
  'buy.text': 'Rejani hozir yoqish uchun bizga yozing: {contact}.',
  'buy.back': 'Bu oyna yopilgach, sizni avvalgi sahifaga qaytaramiz.',
  'buy.close': 'Tushunarli',

  'help.title': 'Reja tanlashga yordam beramiz',
  'help.hours': 'Ish kunlari soat 9:00 dan 18:00 gacha javob beramiz',

  'subscriptions.title': 'Mening obunalarim',
  'subscriptions.failed': 'Obunalarni yuklab bo‘lmadi',
  'subscriptions.empty': 'Sizda hozircha obuna yo‘q',
  'subscriptions.emptyHint':
    'Obuna vakansiyalarni kanallarga joylash uchun kerak. Arizalarni obunasiz ham ko‘rish mumkin.',

  'subscription.number': '№ {id}',
  'subscription.numberHint': 'Obuna raqami',
  'subscription.daysLeft': { other: '{count} kun qoldi.' },
  'subscription.extendHint': 'Joylashlar to‘xtab qolmasligi uchun obunani uzaytiring.',
  'subscription.used': '{count} ta ishlatilgan',
  'subscription.started': 'Boshlanishi',
  'subscription.expires': 'Tugashi',
  'subscription.paid': 'To‘langan',
  'subscription.method': 'To‘lov usuli',
  'subscription.features': 'Reja nimalarni o‘z ichiga oladi',
  'subscription.buyNew': 'Yangisini olish',
  'lending.title': 'Bu obuna bo‘yicha yana kim joylaydi',
  'lending.hint':
    'Faqat siz hal qilasiz: yoqilgan kompaniya ishtirokchilari shu obuna joylashtirishlarini sarflashi mumkin. Istalgan payt o‘chirsa bo‘ladi.',
  'lending.used': { other: 'Boshqa ishtirokchilar {count} ta joylashtirish ishlatgan' },
  'lending.empty': 'Hozircha obuna berish mumkin bo‘lgan kompaniya yo‘q.',
  'lending.failed': 'Bu obuna bo‘yicha yana kim joylashini bilib bo‘lmadi.',
  'plan.current': 'Sizning tarifingiz',
  'plan.buy': 'Sotib olish',
};
