import type { Message } from '@kasb/kit';
import type { ru } from './ru.ts';

/** Texts of the dashboard and the profile in Uzbek. */
export const uz: Record<keyof typeof ru, Message> = {
  'greeting.morning': 'Xayrli tong',
  'greeting.day': 'Xayrli kun',
  'greeting.evening': 'Xayrli kech',
  'greeting.name': '{greeting}, {name}',
  'greeting.waiting': { other: '{count} ta yangi ariza javob kutmoqda.' },

  'counters.title': 'Ko‘rsatkichlar',
  'counters.new': 'Yangi arizalar',
  'counters.total': 'Jami arizalar',
  'counters.failed': 'Ko‘rsatkichlarning hammasi ham yuklanmadi.',

  'notices.title': 'Nima bo‘ldi',
  'notices.read': 'Hammasi o‘qildi',
  'notices.readError': 'O‘qilgan deb belgilab bo‘lmadi',

  'vacancies.title': 'So‘nggi vakansiyalar',
  'vacancies.failed': 'Vakansiyalar ro‘yxati yuklanmadi.',

  'applications.title': 'So‘nggi arizalar',
  'applications.all': 'Barcha arizalar',
  'applications.empty': 'Hozircha arizalar yo‘q',
  'applications.toVacancies': 'Vakansiyalarni ochish',
  'applications.failed': 'Arizalar ro‘yxati yuklanmadi.',

  'subscription.daysLeft': { other: '{count} kun qoldi' },
  'subscription.extendHint': 'Joylashlar to‘xtab qolmasligi uchun obunani uzaytiring.',
  'subscription.used': 'Ishlatilgan joylashtirishlar',
  'subscription.expires': 'Amal qilish muddati',
  'subscription.term': 'Muddati',
  'subscription.price': 'Narxi',
  'subscription.none': 'Faol obuna yo‘q',
  'subscription.noneHint': 'Vakansiyalarni joylash uchun reja tanlang.',
  'subscription.failed': 'Obuna tekshirilmadi.',
  'borrowed.title': 'Kompaniya obunasi',
  'borrowed.hint': 'O‘z obunangiz yo‘q. Joylashtirishlar obunasini kompaniyaga bergan ishtirokchi hisobidan bo‘ladi.',
  'borrowed.lender': '«{plan}», {person} bergan',

  'links.title': 'Tezkor havolalar',
  'links.pricing': 'Tariflar',

  'profile.position': 'Lavozim',
  'profile.department': 'Bo‘lim',
  'profile.phoneHint': 'Tizimga shu raqam bilan kirasiz',
  'profile.saved': 'Profile updated successfully',

  'devices.title': 'Qurilmalar',
  'devices.hint': 'Raqamingiz bilan hozir qayerda kirilgan',
  'devices.current': 'Shu qurilma',
  'devices.used': 'faollik: {moment}',
  'devices.ended': 'Seans tugatildi',
  'devices.endFailed': 'Seansni tugatib bo‘lmadi. Qayta urinib ko‘ring.',
  'devices.failed': 'Qurilmalar ro‘yxati yuklanmadi.',
  'devices.endAll': 'Hammasidan chiqish',
  'devices.endOthers': 'Shu qurilmadan tashqari',
  'devices.othersEnded': 'Boshqa qurilmalarda seanslar tugatildi',
  'devices.question': 'Barcha qurilmalardan chiqilsinmi?',
  'devices.questionText': 'Qaytish uchun har birida SMS orqali yangi kod kerak bo‘ladi.',

  'error.load': 'Error loading profile',
  'error.save': 'Error saving profile',
};
