import type { getNotificationSettings, WireAnswerOf, listNotifications } from '@kasb/contract';
import { longText } from '@kasb/kit/stories';

/** A notification as it comes over the wire. */
export type WireNotification = NonNullable<WireAnswerOf<typeof listNotifications>['items']>[number];

const about = { applicationId: 'ap1', vacancyId: 'v1', title: 'Frontend-разработчик', company: 'ООО «Барака Строй»' };

/** What a candidate was told of: one is new. */
export const ofCandidate: WireNotification[] = [
  { id: 'n1', kind: 'application_interview', values: about, at: '2025-06-16T08:12:00+05:00', is_read: false },
  { id: 'n2', kind: 'application_opened', values: about, at: '2025-06-15T17:25:00+05:00', is_read: true },
];

/** What an employer was told of: three are new, two of kinds that only their provider knows. */
export const ofEmployer: WireNotification[] = [
  {
    id: 'n1',
    kind: 'application_new',
    title: '3 новые заявки',
    text: 'Технолог швейного производства',
    link: '/employer/applications',
    at: '2025-06-16T08:12:00+05:00',
    is_read: false,
  },
  {
    id: 'n2',
    kind: 'payment',
    title: 'Оплата прошла',
    text: 'План «Бизнес», 1 490 000 сум',
    link: 'https://elsewhere.example/pay',
    at: '2025-06-16T08:05:00+05:00',
    is_read: false,
  },
  { id: 'n3', kind: 'sign_in_attacked', values: {}, at: '2025-06-16T07:40:00+05:00', is_read: false },
  { id: 'n4', kind: 'interview_answered', values: about, at: '2025-06-15T19:22:00+05:00', is_read: true },
  { id: 'n5', kind: 'moon_landed', values: {}, at: '2025-06-14T19:22:00+05:00', is_read: true },
];

const vacancy = { vacancyId: 'v1', title: 'Технолог швейного производства' };

/** What became of an employer's vacancies and of their HeadHunter, and who invites them; the first three are new. */
export const ofVacancies: WireNotification[] = [
  {
    id: 'v1',
    kind: 'vacancy_rejected',
    values: { ...vacancy, reason: 'Контакты в тексте\nДубликат', comment: 'Такая вакансия у вас уже есть' },
    at: '2025-06-16T08:12:00+05:00',
    is_read: false,
  },
  {
    id: 'v2',
    kind: 'publication_failed',
    values: { ...vacancy, channel: 'Telegram', reason: 'Telegram: сбой на стороне сервиса (502)' },
    at: '2025-06-16T08:05:00+05:00',
    is_read: false,
  },
  {
    id: 'v3',
    kind: 'headhunter_off',
    values: { reason: 'HeadHunter отозвал доступ. Подключите его заново' },
    at: '2025-06-16T07:40:00+05:00',
    is_read: false,
  },
  {
    id: 'v4',
    kind: 'vacancy_returned',
    values: { ...vacancy, reason: 'Мало сведений о работе' },
    at: '2025-06-15T19:22:00+05:00',
    is_read: true,
  },
  {
    id: 'v6',
    kind: 'digest_weekly',
    values: { count: '12', waiting: '8' },
    at: '2025-06-15T14:00:00+05:00',
    is_read: true,
  },
  { id: 'v5', kind: 'vacancy_approved', values: vacancy, at: '2025-06-15T12:10:00+05:00', is_read: true },
  {
    id: 'v7',
    kind: 'member_invited',
    values: { person: 'Рустам Назаров', company: 'Samarqand Textile' },
    at: '2025-06-15T11:00:00+05:00',
    is_read: true,
  },
];

/** Twenty-five, with words as long as people write them. */
export const many: WireNotification[] = Array.from({ length: 25 }, (_, index) => ({
  id: `m${index}`,
  kind: 'application_message',
  values: { ...about, company: index === 0 ? longText : `Компания ${index + 1}` },
  at: new Date(Date.parse('2025-06-16T08:00:00+05:00') - index * 5 * 3_600_000).toISOString(),
  is_read: index > 1,
}));

/** How an employer wants to be told, as it comes over the wire. */
export type WireSettings = WireAnswerOf<typeof getNotificationSettings>;

const chat = { telegram: true, sms: false, email: false };

/** Everything as it is in the beginning, with a chat, a phone and a mailbox. */
export const settings: WireSettings = {
  channels: ['app', 'telegram', 'sms', 'email'],
  telegram: { name: '@dilnoza_hr', connected_at: '2025-06-01T10:00:00+05:00', is_blocked: false },
  sms: { phone: '998901234567', daily_limit: 5 },
  email: { address: 'dilnoza@samarqand.example', is_confirmed: true },
  quiet: { is_on: true, from: '22:00', to: '08:00' },
  gather: 'hourly',
  kinds: [
    { kind: 'application_new', ...chat },
    { kind: 'interview_answered', ...chat },
    { kind: 'talk', ...chat },
    { kind: 'vacancy_moderated', ...chat, sms: true },
    { kind: 'publication_failed', ...chat },
    { kind: 'subscription_ending', telegram: true, sms: true, email: true },
    { kind: 'payment', telegram: true, sms: true, email: true },
    { kind: 'headhunter_off', ...chat },
    { kind: 'digest_weekly', telegram: false, email: true },
  ],
};
