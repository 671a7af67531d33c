import type { getOperatorOrder, listOperatorOrders, listOperatorSubscriptions, WireAnswerOf } from '@kasb/contract';
import { storyTime } from '@kasb/kit/stories';

type WireOrder = WireAnswerOf<typeof getOperatorOrder>;
type WireRow = NonNullable<WireAnswerOf<typeof listOperatorOrders>['items']>[number];
type WireSubscription = NonNullable<WireAnswerOf<typeof listOperatorSubscriptions>['items']>[number];

const at = (minutes: number) => new Date(storyTime.getTime() + minutes * 60_000).toISOString();
const day = 24 * 60;
const person = { id: 'pe1', name: 'Дилноза Каримова', phone: '99890*****67' };

/** The order of the stories: paid by Payme. */
export const paid = (changes: Partial<WireOrder> = {}): WireOrder => ({
  number: '48172093',
  status: 'paid',
  method: 'payme',
  plan: { id: 'm2', name: 'Бизнес', billing_period: 'monthly', postings_limit: 10, features: [] },
  amount: 990_000,
  currency: 'UZS',
  created_at: at(-3),
  expires_at: at(day),
  paid_at: at(0),
  payment: { state: 'performed', started_at: at(-2), performed_at: at(0) },
  person,
  company: { id: 'c1', name: 'Samarqand Textile', stir: '301234567' },
  refund: null,
  refunds_itself: false,
  events: [],
  ...changes,
});

/** Its money goes back. */
export const refunding = (changes: Partial<WireOrder> = {}): WireOrder =>
  paid({
    status: 'refunding',
    refund: { at: at(0), by: 'Нодира Юнусова', reason: 'Оплатили дважды', error: null },
    ...changes,
  });

/** An invoice that waits for its money. */
export const invoiced = (changes: Partial<WireOrder> = {}): WireOrder =>
  paid({
    number: '73026618',
    status: 'pending',
    method: 'invoice',
    paid_at: null,
    payment: null,
    expires_at: at(14 * day),
    invoice: { number: '2025-000041', url: '/invoice/tok' },
    ...changes,
  });

const rowOf = (order: WireOrder, changes: Partial<WireRow> = {}): WireRow => ({
  number: order.number,
  status: order.status,
  method: order.method,
  plan: { name: 'Бизнес', billing_period: 'monthly' },
  amount: order.amount,
  currency: order.currency,
  created_at: order.created_at,
  person: person.name,
  company: 'Samarqand Textile',
  ...changes,
});

/** Orders in the list: paid, an invoice that waits, one that failed, one whose money is back. */
export const orderRows: WireRow[] = [
  rowOf(paid()),
  rowOf(invoiced(), { invoice: '2025-000041', person: 'Жамшид Турсунов', company: 'Toshkent Telecom' }),
  rowOf(paid({ number: '90461187', status: 'pending', method: 'click', created_at: at(-40) }), { has_failed: true }),
  rowOf(paid({ number: '29843350', status: 'refunded', method: 'click', created_at: at(-2 * day) })),
];

/** Subscriptions: one bought, one granted that is over. */
export const subscriptionRows: WireSubscription[] = [
  {
    id: 's1',
    person,
    plan: 'Бизнес',
    status: 'active',
    started_at: at(0),
    expires_at: at(30 * day),
    vacancy_postings_used: 2,
    vacancy_postings_limit: 10,
    amount_paid: 990_000,
    currency: 'UZS',
    order: '48172093',
  },
  {
    id: 's2',
    person: { id: 'pe2', name: 'Жамшид Турсунов', phone: '998973304118' },
    plan: 'Старт',
    status: 'cancelled',
    started_at: at(-40 * day),
    expires_at: null,
    vacancy_postings_used: 0,
    amount_paid: 0,
    currency: 'UZS',
  },
];

/** How many of each state there are. */
export const orderCounts = {
  total: 248,
  waiting: 9,
  paid: 224,
  failed: 11,
  refunds: 4,
  today: { count: 5, amount: 19_674_000 },
};
