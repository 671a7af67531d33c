import type { Subscription } from '@kasb/contract';
import { expect, it } from 'vitest';
import { planOf } from './plan.ts';

const now = Date.parse('2025-06-16T09:00:00+05:00');
const day = 24 * 60 * 60 * 1000;
const until = (days: number, changes: Partial<Subscription> = {}): Subscription => ({
  id: 's1',
  status: 'active',
  started_at: '2025-06-01',
  expires_at: new Date(now + days * day).toISOString(),
  vacancy_postings_used: 3,
  vacancy_postings_limit: 10,
  amount_paid: 990_000,
  currency: 'UZS',
  payment_method: 'Payme',
  pricing_plans: undefined,
  ...changes,
});
const at = (...subscriptions: Subscription[]) => planOf({ hasActiveSubscription: true, subscriptions }, now);

it('is none at its last moment, and when it was cancelled or is not there', () => {
  expect(at(until(0))).toBeUndefined();
  expect(at(until(-3))).toBeUndefined();
  expect(at(until(10, { status: 'cancelled' }))).toBeUndefined();
  expect(at()).toBeUndefined();
  expect(planOf({ hasActiveSubscription: false, subscriptions: [until(10)] }, now)).toBeUndefined();
});

it('lasts for ever without an end, and is the first of several', () => {
  expect(at(until(1, { id: 's9', expires_at: undefined }), until(90))).toMatchObject({
    subscription: { id: 's9' },
    canExtend: false,
    isEnding: false,
  });
});
