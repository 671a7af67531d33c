import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, entries, flag, id, lines, list, part, text, timestamp, word } from './lenient.ts';

/** Billing periods. */
export const billingPeriods = ['monthly', 'yearly', 'lifetime'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** Subscription statuses: a scheduled one begins when another ends. */
export const subscriptionStatuses = ['active', 'scheduled', 'expired', 'cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A plan that can be bought; `price` is in whole units of `currency`, which is UZS when absent. */
export const pricingPlan = /*#__PURE__*/ object({
  id,
  name: text,
  description: text,
  price: amount,
  currency: text,
  billing_period: word(billingPeriods),
  features: lines,
});
export type PricingPlan = InferOutput<typeof pricingPlan>;

const subscribedPlan = /*#__PURE__*/ object({
  id: text,
  name: text,
  price: amount,
  currency: text,
  billing_period: word(billingPeriods),
  features: lines,
});

/** A subscription: no `expires_at` means for ever, no `vacancy_postings_limit` means no limit. */
export const subscription = /*#__PURE__*/ object({
  id,
  status: word(subscriptionStatuses),
  started_at: timestamp,
  expires_at: timestamp,
  vacancy_postings_used: amount,
  vacancy_postings_limit: amount,
  amount_paid: amount,
  currency: text,
  payment_method: text,
  pricing_plans: part(subscribedPlan),
});
export type Subscription = InferOutput<typeof subscription>;

/** A subscription of somebody else that serves one of the person's companies: whose it is, and of which plan. */
const borrowedSubscription = /*#__PURE__*/ object({
  company_id: id,
  company_name: text,
  lender: text,
  plan: text,
});
export type BorrowedSubscription = InferOutput<typeof borrowedSubscription>;

/** All plans. */
export const listPricingPlans = /*#__PURE__*/ endpoint({
  name: 'listPricingPlans',
  summary: 'All pricing plans.',
  method: 'GET',
  path: '/api/pricing-plans',
  access: 'public',
  answer: entries(pricingPlan),
});

/**
 * The employer's own subscriptions, newest active first; screens use the first. `hasActiveSubscription` is also so
 * where somebody lent one to one of the employer's companies: its members publish on it. Which those are tells
 * `borrowed`, an extension; what is paid for them and what is left is their holders' own.
 */
export const checkSubscription = /*#__PURE__*/ endpoint({
  name: 'checkSubscription',
  summary: "The employer's subscriptions, newest active first.",
  method: 'GET',
  path: '/api/employer/subscription/check',
  access: 'employer',
  answer: object({
    hasActiveSubscription: flag,
    subscriptions: list(subscription),
    borrowed: list(borrowedSubscription),
  }),
});
