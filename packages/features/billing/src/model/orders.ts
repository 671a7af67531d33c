import type { Order, PaymentMethod, Subscription } from '@kasb/contract';

const dayMs = 24 * 60 * 60 * 1000;
const days = { monthly: 30, yearly: 365 } as const;

/** `4817 2093`, as people read it aloud. */
export const spacedNumber = (number: string): string => number.replace(/^(\d{4})(\d{4})$/, '$1\u00A0$2');

/** The tax within a price, in whole units. */
export const taxOf = (price: number, percent: number): number =>
  Math.round((price * 100 * percent) / (100 + percent)) / 100;

/** From when to when a plan that is bought now would last, where the period is known. */
export function periodOfPlan(period: string | undefined, from: number): { from: number; to: number | undefined } {
  const length = days[period as keyof typeof days] as number | undefined;
  return { from, to: length === undefined ? undefined : from + length * dayMs };
}

/** The subscription that is prolonged: the one that was named, while it lasts and ends. */
export function renewed(
  subscriptions: readonly Subscription[],
  id: string | undefined,
  now: number,
): { id: string; endsAt: number } | undefined {
  const found = subscriptions.find((each) => each.id === id && each.status === 'active');
  const endsAt = Date.parse(found?.expires_at ?? '');
  return found && endsAt > now ? { id: found.id, endsAt } : undefined;
}

/** The methods that take a plan's currency. */
export const methodsFor = (methods: readonly PaymentMethod[], currency = 'UZS'): PaymentMethod[] =>
  methods.filter(({ id, currencies }) => id !== undefined && currencies.includes(currency));

/** Another order that somebody may be paying just now. */
export const runningOrder = (orders: readonly Order[]): Order | undefined =>
  orders.find(({ status, payment }) => status === 'pending' && payment?.state === 'started');
