import type { getModeration, listModerationQueue, listModerationReasons, WireAnswerOf } from '@kasb/contract';
import { moderator } from './fixtures.ts';

type Queued = NonNullable<WireAnswerOf<typeof listModerationQueue>['items']>[number];
type WireReason = NonNullable<WireAnswerOf<typeof listModerationReasons>['items']>[number];
type WireModeration = WireAnswerOf<typeof getModeration>;

const waits = { submitted_at: '2025-06-16T03:20:00Z', due_at: '2025-06-16T05:20:00Z', is_verified: true };

/** The vacancies that wait in the stories. */
export const queue = [
  {
    id: 'v1',
    title: 'Технолог швейного производства',
    company_name: 'Samarqand Textile',
    queue: { ...waits, findings: 2 },
  },
  { id: 'v2', title: 'Продавец-консультант', company_name: 'Chorsu Market', queue: waits },
  {
    id: 'v3',
    title: 'Водитель категории C',
    company_name: 'Oltin Vodiy Agro',
    queue: { ...waits, claimed_by: 'Алишер Назаров' },
  },
] satisfies Queued[];

/** One that an operator decided on. */
export const decidedRow = {
  id: 'v4',
  title: 'Пекарь',
  company_name: 'Chorsu Market',
  moderation_status: 'rejected',
  moderated_at: '2025-06-16T03:40:00Z',
  queue: waits,
} satisfies Queued;

const opening =
  'Настраиваем производство трикотажа на экспорт. Нужен технолог, который ведёт модель от лекал до отгрузки, на потоке из';
const description = `${opening} 40 швей. Звоните сразу: +998 90 123-45-67`;
const phoneAt = description.indexOf('+998');
const own = { name: moderator.name, is_own: true, until: '2025-06-16T04:10:00Z' };

/** The first of them as a moderator reads it. */
export const first = {
  vacancy: {
    id: 'v1',
    title: 'Технолог швейного производства',
    description,
    requirements: ['Опыт технологом от 3 лет', 'Знание оборудования Juki и Brother', 'Девушка до 35 лет'],
    benefits: ['Официальное оформление'],
    location: 'Самарканд',
    employment_type: 'full-time',
    remote_type: 'office',
    salary_min: 9_000_000,
    salary_max: 13_000_000,
    currency: 'UZS',
    company_name: 'Samarqand Textile',
    moderation_status: 'pending',
    moderation_history: [
      { status: 'approved', by: 'Правила платформы', at: '2025-06-12T04:15:00Z', version: 3 },
      {
        status: 'needs_revision',
        comment: 'Уберите номер телефона',
        by: 'Нодира Юнусова',
        at: '2025-06-15T11:40:00Z',
        version: 4,
      },
      { status: 'pending', by: 'Дилноза Каримова', at: '2025-06-16T03:20:00Z', version: 5 },
    ],
  },
  version: 5,
  ...waits,
  approved: {
    version: 3,
    at: '2025-06-12T04:15:00Z',
    content: {
      title: 'Технолог швейного производства',
      description: `${opening} 30 швей.`,
      requirements: ['Опыт технологом от 3 лет', 'Знание оборудования Juki'],
      benefits: ['Официальное оформление'],
      salary: { min: 7_000_000, max: 13_000_000, currency: 'UZS' },
    },
  },
  findings: [
    { rule: 'contacts', field: 'description', start: phoneAt, end: description.length },
    { rule: 'sex', field: 'requirements', line: 2, start: 0, end: 17 },
  ],
  company: {
    id: 'c1',
    name: 'Samarqand Textile',
    verified_at: '2025-03-14T00:00:00Z',
    created_at: '2025-03-01T00:00:00Z',
    approved: 14,
    rejected: 1,
    waiting: 1,
  },
  claim: own,
} satisfies WireModeration;

/** Another of them, without a version before. */
export const other = (id: 'v2' | 'v3' | 'v4', title: string): WireModeration => ({
  vacancy: { id, title, description: 'Помогаете выбрать товар.', requirements: ['Опыт от года'] },
  version: 1,
  ...waits,
  findings: [],
  claim: own,
});

const reason = (position: number, code: string, { text_ru: text, ...more }: Partial<WireReason>) => ({
  code,
  text,
  text_ru: text,
  kinds: ['revise', 'reject'],
  position,
  is_active: true,
  ...more,
});

/** What moderators say of a vacancy that goes back. */
export const reasons = [
  reason(1, 'contacts', { text_ru: 'Контакты в тексте', text_uz: 'Matnda kontaktlar' }),
  reason(2, 'discrimination', { text_ru: 'Требования к полу или возрасту', text_uz: 'Jins yoki yosh talabi' }),
  reason(3, 'thin', { text_ru: 'Мало сведений о работе', text_uz: 'Ish haqida ma’lumot kam', kinds: ['revise'] }),
] satisfies WireReason[];

/** Those with one that is given no more, as admins see them. */
export const allReasons = [
  ...reasons,
  { ...reason(4, 'season', { text_ru: 'Не сезон', text_uz: 'Mavsum emas' }), is_active: false },
] satisfies WireReason[];
