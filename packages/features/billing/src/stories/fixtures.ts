import type { WireAnswerOf, checkSubscription, listPricingPlans, listSubscriptionLendings } from '@kasb/contract';
import { storyTime } from '@kasb/kit/stories';

type WirePlan = WireAnswerOf<typeof listPricingPlans>[number];
type WireCheck = WireAnswerOf<typeof checkSubscription>;
type WireSubscription = NonNullable<NonNullable<WireCheck['subscriptions']>[number]>;

type WireLendings = NonNullable<WireAnswerOf<typeof listSubscriptionLendings>['items']>;

/** Plans of the stories: two monthly ones, one yearly, one for ever. */
export const start = {
  id: 'm1',
  name: 'Старт',
  description: 'Для одной компании и разовых вакансий',
  price: 490_000,
  currency: 'UZS',
  billing_period: 'monthly',
  features: ['3 публикации', 'Сайт Kasb и Telegram', 'Статистика просмотров'],
} satisfies WirePlan;
export const business = {
  ...start,
  id: 'm2',
  name: 'Бизнес',
  description: 'Для отдела персонала, который нанимает каждый месяц',
  price: 990_000,
  features: ['10 публикаций', 'Поддержка'],
} satisfies WirePlan;
export const yearly = {
  ...business,
  id: 'y1',
  name: 'Бизнес Год',
  price: 9_500_000,
  billing_period: 'yearly',
} satisfies WirePlan;
export const lifetime = {
  ...business,
  id: 'l1',
  name: 'Навсегда',
  price: 25_000_000,
  billing_period: 'lifetime',
} satisfies WirePlan;

const day = 24 * 60 * 60 * 1000;

/** The subscription of the stories, with so many days left. */
export const subscription = (daysLeft: number, changes: Partial<WireSubscription> = {}): WireSubscription => ({
  id: '3f2a9c10-7b6d-4e21-9a55-0c1d2e3f4a5b',
  status: 'active',
  started_at: '2025-06-01',
  expires_at: new Date(storyTime.getTime() + daysLeft * day).toISOString(),
  vacancy_postings_used: 3,
  vacancy_postings_limit: 10,
  amount_paid: 990_000,
  currency: 'UZS',
  payment_method: 'Payme',
  pricing_plans: {
    name: 'Бизнес',
    price: 990_000,
    currency: 'UZS',
    billing_period: 'monthly',
    features: ['10 публикаций', 'Поддержка'],
  },
  ...changes,
});

/** The holder's companies, and whether the subscription of the stories is lent to them. */
export const lendings = (...lent: string[]): WireLendings =>
  [
    { company_id: 'c1', company_name: 'ООО «Барака Строй»', postings_used: 2 },
    { company_id: 'c2', company_name: 'ИП Рахимов', postings_used: 0 },
  ].map((company) => ({
    ...company,
    subscription_id: subscription(0).id,
    is_lent: lent.includes(company.company_id),
    lent_at: lent.includes(company.company_id) ? '2025-06-10T10:00:00+05:00' : null,
  }));

/** What the check answers with these subscriptions. */
export const checked = (...subscriptions: WireSubscription[]): WireCheck => ({
  hasActiveSubscription: subscriptions.some(({ status }) => status === 'active'),
  subscriptions,
});

/** Twenty-five features, some of them long. */
export const manyFeatures = Array.from({ length: 25 }, (_, index) =>
  index % 5 === 0 ? `Возможность ${index + 1} с длинным описанием на две строки` : `Возможность ${index + 1}`,
);
