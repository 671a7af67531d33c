import type {
  listAreas,
  listJobQueues,
  listJobs,
  listModules,
  listOperatorAreas,
  listOperatorGateways,
  listOperators,
  listOperatorPlans,
  listOperatorServices,
  listOperatorTokens,
  listPrompts,
  listPromptVersions,
  listSkills,
  WireAnswerOf,
} from '@kasb/contract';
import { admin, moderator } from './fixtures.ts';

/** What keeps the platform running, in the stories. */
export const modules = [
  { name: 'ai-vacancy', title: 'AI-помощник', enabled: true },
  { name: 'headhunter', title: 'HeadHunter', enabled: true },
  { name: 'vacancy-interview', title: 'Видеоинтервью', enabled: false },
] satisfies WireAnswerOf<typeof listModules>;

export const queues = [
  { name: 'headhunter.walk', waiting: 12, active: 1, failed: 0, oldest_at: '2025-06-16T03:58:00Z' },
  { name: 'posting.publish', waiting: 0, active: 0, failed: 3 },
] satisfies WireAnswerOf<typeof listJobQueues>['items'];

export const failedJob = {
  id: 'j1',
  name: 'posting.publish',
  state: 'failed',
  tries: 4,
  data: { publicationId: 'p-4817', kind: 'telegram' },
  error: 'Telegram отвечает 429',
  created_at: '2025-06-16T03:40:00Z',
} satisfies NonNullable<WireAnswerOf<typeof listJobs>['items']>[number];

export const services = [
  {
    id: 'sv1',
    type: 'telegram',
    name: 'Telegram-канал',
    identifier: '@kasb_uz',
    configured: true,
    published_30d: 214,
    failed_30d: 3,
  },
  { id: 'sv2', type: 'website', name: 'Сайт Kasb', configured: true, published_30d: 260, failed_30d: 0 },
  { id: 'sv3', type: 'whatsapp', name: 'Рассылка', identifier: '998901112233', configured: false },
] as const satisfies WireAnswerOf<typeof listOperatorServices>['items'];

export const gateways = [
  { id: 'sms', configured: true },
  { id: 'model', configured: true },
] satisfies WireAnswerOf<typeof listOperatorGateways>['items'];

export const plans = [
  {
    id: 'pl1',
    name: 'Старт',
    name_uz: 'Boshlash',
    price: 490000,
    currency: 'UZS',
    billing_period: 'monthly',
    features: ['5 размещений вакансий'],
    features_uz: ['5 ta vakansiya joylash'],
    postings_limit: 5,
    is_offered: true,
    subscriptions_count: 128,
  },
  {
    id: 'pl2',
    name: 'Бизнес',
    price: 990000,
    currency: 'UZS',
    billing_period: 'yearly',
    features: [],
    is_offered: true,
    subscriptions_count: 41,
  },
  {
    id: 'pl3',
    name: 'Сезон',
    price: 250000,
    currency: 'UZS',
    billing_period: 'monthly',
    features: [],
    postings_limit: 3,
    is_offered: false,
    subscriptions_count: 2,
  },
] as const satisfies WireAnswerOf<typeof listOperatorPlans>['items'];

type WireAccount = NonNullable<WireAnswerOf<typeof listOperators>['items']>[number];

export const accounts = [
  {
    id: admin.id,
    name: admin.name,
    phone: '998901112233',
    role: 'admin',
    is_enrolled: true,
    last_seen_at: '2025-06-16T03:55:00Z',
    created_at: '2025-01-10T05:00:00Z',
  },
  {
    id: moderator.id,
    name: moderator.name,
    phone: '998904445566',
    role: 'moderator',
    is_enrolled: false,
    created_at: '2025-06-15T05:00:00Z',
  },
] as const satisfies WireAccount[];

export const tokens = [
  { name: 'выгрузка', role: 'support', created_at: '2025-05-01T05:00:00Z', expires_at: '2025-08-01T05:00:00Z' },
  { name: 'ci', role: 'admin', created_at: '2025-03-01T05:00:00Z' },
] satisfies WireAnswerOf<typeof listOperatorTokens>['items'];

export const skills = [
  { id: '1', name: 'Excel' },
  { id: '3', name: 'React' },
  { id: '7', name: 'React.js' },
  { id: '8', name: 'Инкотермс' },
] satisfies WireAnswerOf<typeof listSkills>['items'];

export const areas = [
  { id: '1', name: 'Швейное производство', slug: 'sewing' },
  { id: '2', name: 'Строительство', slug: 'construction' },
] satisfies WireAnswerOf<typeof listAreas>['items'];

/** The same as operators see them, with one that lies in another. */
export const operatorAreas = [
  {
    id: '1',
    name: 'Швейное производство',
    name_uz: 'Tikuvchilik',
    slug: 'sewing',
    parent_id: '3',
    companies_count: 412,
  },
  { id: '2', name: 'Строительство', name_uz: 'Qurilish', slug: 'construction', companies_count: 1280 },
  { id: '3', name: 'Промышленность', slug: 'industry', companies_count: 36 },
] satisfies WireAnswerOf<typeof listOperatorAreas>['items'];

const sewing = {
  titles: ['Tikuvchi', 'Bichuvchi', 'Sex ustasi'],
  duties: ['Tikuv mashinasida buyum tikish', 'Choklar sifatini nazorat qilish'],
  requirements: ['Tikuvchilikda tajriba', 'Overlokda ishlay olish'],
  benefits: ['Bepul tushlik', 'Uygacha transport'],
  questions: ['Qaysi tikuv mashinalarida ishlagansiz?'],
};

export const prompts = [
  {
    area_id: '1',
    area: 'Швейное производство',
    language: 'ru',
    instructions: 'Спроси о смене и оборудовании',
    pack: {
      titles: ['Швея', 'Закройщик', 'Мастер цеха'],
      duties: ['Шить изделия на прямострочной машине', 'Следить за качеством швов'],
      requirements: ['Опыт на швейном производстве', 'Умение работать на оверлоке'],
      benefits: ['Бесплатные обеды', 'Развозка до дома'],
      questions: ['На каких швейных машинах вы работали?'],
    },
  },
  {
    area_id: '1',
    area: 'Швейное производство',
    language: 'uz',
    instructions: 'Smena va jihozlar haqida so‘rang',
    pack: sewing,
  },
] satisfies WireAnswerOf<typeof listPrompts>['items'];

export const promptVersions = [
  {
    instructions: 'Ish vaqtini so‘rang',
    pack: { ...sewing, duties: ['Bichish', 'Qadoqlash'], questions: [] },
    at: '2025-06-10T10:00:00Z',
    actor_name: admin.name,
  },
  { instructions: 'Asboblarni so‘rang' },
] satisfies WireAnswerOf<typeof listPromptVersions>['items'];
