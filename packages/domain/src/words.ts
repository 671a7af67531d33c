import { defineMessages } from './messages.ts';
import type { Translate } from './messages.ts';

const ru = {
  'vacancy.active': 'Активна',
  'vacancy.paused': 'Приостановлена',
  'vacancy.closed': 'Закрыта',
  'vacancy.draft': 'Черновик',
  'moderation.pending': 'На модерации',
  'moderation.approved': 'Одобрена',
  'moderation.rejected': 'Отклонена',
  'moderation.needs_revision': 'Требует доработки',
  'application.applied': 'Подана',
  'application.screening': 'Скрининг',
  'application.interview': 'Интервью',
  'application.offer': 'Оффер',
  'application.hired': 'Нанят',
  'application.rejected': 'Отклонена',
  'subscription.active': 'Активна',
  'subscription.ending': 'Истекает',
  'subscription.expired': 'Истекла',
  'subscription.cancelled': 'Отменена',
  'subscription.unlimited': 'Бессрочно',
  'employment.full-time': 'Полная занятость',
  'employment.part-time': 'Частичная занятость',
  'employment.contract': 'Контракт',
  'employment.freelance': 'Фриланс',
  'remote.office': 'В офисе',
  'remote.remote': 'Удалённо',
  'remote.hybrid': 'Гибрид',
  'period.monthly': 'Месяц',
  'period.yearly': 'Год',
  'period.lifetime': 'Навсегда',
  'per.monthly': 'месяц',
  'per.yearly': 'год',
  'per.lifetime': 'навсегда',
  'industry.it': 'IT',
  'industry.construction': 'Строительство',
  'industry.trade': 'Торговля',
  'industry.education': 'Образование',
  'industry.medicine': 'Медицина',
  'industry.catering': 'Общепит',
  'industry.logistics': 'Логистика',
  'industry.other': 'Другое',
} as const;

/** Keys of the words of recruitment. */
export type WordKey = keyof typeof ru;

const uz: Record<WordKey, string> = {
  'vacancy.active': 'Faol',
  'vacancy.paused': 'To‘xtatilgan',
  'vacancy.closed': 'Yopilgan',
  'vacancy.draft': 'Qoralama',
  'moderation.pending': 'Moderatsiyada',
  'moderation.approved': 'Tasdiqlangan',
  'moderation.rejected': 'Rad etilgan',
  'moderation.needs_revision': 'Tuzatish kerak',
  'application.applied': 'Yuborilgan',
  'application.screening': 'Saralash',
  'application.interview': 'Suhbat',
  'application.offer': 'Taklif',
  'application.hired': 'Ishga olindi',
  'application.rejected': 'Rad etilgan',
  'subscription.active': 'Faol',
  'subscription.ending': 'Tugayapti',
  'subscription.expired': 'Tugagan',
  'subscription.cancelled': 'Bekor qilingan',
  'subscription.unlimited': 'Muddatsiz',
  'employment.full-time': 'To‘liq bandlik',
  'employment.part-time': 'Qisman bandlik',
  'employment.contract': 'Shartnoma',
  'employment.freelance': 'Frilans',
  'remote.office': 'Ofisda',
  'remote.remote': 'Masofadan',
  'remote.hybrid': 'Gibrid',
  'period.monthly': 'Oy',
  'period.yearly': 'Yil',
  'period.lifetime': 'Umrbod',
  'per.monthly': 'oy',
  'per.yearly': 'yil',
  'per.lifetime': 'muddatsiz',
  'industry.it': 'IT',
  'industry.construction': 'Qurilish',
  'industry.trade': 'Savdo',
  'industry.education': 'Ta’lim',
  'industry.medicine': 'Tibbiyot',
  'industry.catering': 'Umumiy ovqatlanish',
  'industry.logistics': 'Logistika',
  'industry.other': 'Boshqa',
};

/** The words of statuses, employment, formats, periods and spheres. Namespace `words`. */
export const wordMessages = /*#__PURE__*/ defineMessages('words', { ru, uz });

type KindOf<Key> = Key extends `${infer Kind}.${string}` ? Kind : never;

/** What there are words for. */
export type WordKind = KindOf<WordKey>;

/** The word for a value of the contract; one that nobody foresaw is shown as it came. */
export function wordOf(kind: WordKind, value: string, t: Translate<WordKey>): string {
  const key = `${kind}.${value}`;
  return isWord(key) ? t(key) : value;
}

function isWord(key: string): key is WordKey {
  return Object.hasOwn(ru, key);
}
