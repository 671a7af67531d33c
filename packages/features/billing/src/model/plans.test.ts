import { expect, it } from 'vitest';
import { isSamePlan, periodOf, plansOf } from './plans.ts';

const plan = (name: string, period: string | undefined) => ({
  id: name,
  name,
  billing_period: period,
  features: [],
  description: undefined,
  price: 1,
  currency: 'UZS',
});

it.each([
  ['yearly', 'yearly'],
  ['lifetime', 'lifetime'],
  ['weekly', 'monthly'],
  [null, 'monthly'],
  [undefined, 'monthly'],
])('reads the period %s of an address as %s', (value, period) => {
  expect(periodOf(value)).toBe(period);
});

it('puts every plan under one period, in its order', () => {
  const plans = [
    plan('A', 'monthly'),
    plan('B', 'yearly'),
    plan('C', 'weekly'),
    plan('D', undefined),
    plan('E', 'lifetime'),
  ];
  expect(plansOf(plans, 'monthly').map(({ name }) => name)).toEqual(['A', 'C', 'D']);
  expect(plansOf(plans, 'yearly').map(({ name }) => name)).toEqual(['B']);
  expect(plansOf(plans, 'lifetime').map(({ name }) => name)).toEqual(['E']);
});

it('knows the plan of a subscription by name and period', () => {
  expect(isSamePlan(plan('A', 'monthly'), { name: 'A', billing_period: 'monthly' })).toBe(true);
  expect(isSamePlan(plan('A', 'yearly'), { name: 'A', billing_period: 'monthly' })).toBe(false);
  expect(isSamePlan(plan('A', 'monthly'), undefined)).toBe(false);
  expect(
    isSamePlan({ name: undefined, billing_period: 'monthly' }, { name: undefined, billing_period: 'monthly' }),
  ).toBe(false);
});
