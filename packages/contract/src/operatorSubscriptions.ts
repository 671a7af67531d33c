import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { subscriptionStatuses } from './billing.ts';
import { day } from './days.ts';
import { endpoint } from './endpoint.ts';
import { cursor, limit, line, maybe, missing, oneOf, pathPart, reference, whole, yesNo } from './fields.ts';
import { amount, id, items, part, phoneText, text, timestamp, word } from './lenient.ts';
import { operatorReason } from './operatorCompanies.ts';
import { phone } from './phone.ts';

/** A subscription as operators see it: no `expires_at` means for ever, no limit of postings none. */
export const operatorSubscription = /*#__PURE__*/ object({
  id,
  person: part(object({ id, name: text, phone: phoneText })),
  plan: text,
  status: word(subscriptionStatuses),
  started_at: timestamp,
  expires_at: timestamp,
  vacancy_postings_used: amount,
  vacancy_postings_limit: amount,
  amount_paid: amount,
  currency: text,
  payment_method: text,
  /** The order that bought it; a granted one has none. */
  order: text,
});
export type OperatorSubscription = InferOutput<typeof operatorSubscription>;

const keepers = { access: 'operator', roles: ['support', 'admin'], isExtension: true } as const;

/** Subscriptions by phone or name, newest first. */
export const listOperatorSubscriptions = /*#__PURE__*/ endpoint({
  name: 'listOperatorSubscriptions',
  summary: 'Subscriptions by the phone or the name of whose they are; newest first.',
  method: 'GET',
  path: '/api/operator/subscriptions',
  ...keepers,
  cli: 'subscriptions',
  query: object({ search: maybe(line(200)), state: optional(oneOf(subscriptionStatuses)), limit, cursor }),
  answer: items(operatorSubscription),
});

/** Gives an employer a subscription; without an end it lasts as long as its plan. */
export const grantSubscription = /*#__PURE__*/ endpoint({
  name: 'grantSubscription',
  summary: 'Gives an employer a subscription: for the period of its plan, for `days`, or for ever.',
  method: 'POST',
  path: '/api/operator/subscriptions',
  ...keepers,
  stepUp: true,
  cli: 'grant',
  problems: { unknownPerson: 404, unknownPlan: 404 },
  body: object(
    {
      phone,
      planId: reference,
      /** How long: so many days, until the end of a day in Tashkent, or for ever; the plan's period otherwise. */
      days: optional(whole(1, 36_500)),
      until: maybe(day),
      isUnlimited: optional(yesNo),
      /** How many postings; the plan's otherwise. */
      postings: optional(whole(1, 1_000_000)),
      /** What came for it, in whole units of the plan's currency, and how, as the employer reads it. */
      amountPaid: optional(whole(0, 1_000_000_000_000)),
      paymentMethod: maybe(line(100)),
      reason: operatorReason,
    },
    missing,
  ),
  answer: operatorSubscription,
  status: 201,
});

/** Ends a subscription at once; what is published stays. */
export const cancelSubscription = /*#__PURE__*/ endpoint({
  name: 'cancelSubscription',
  summary: 'Ends a subscription at once; what is published stays.',
  method: 'POST',
  path: '/api/operator/subscriptions/{id}/cancel',
  ...keepers,
  stepUp: true,
  cli: 'cancel',
  problems: { unknownSubscription: 404 },
  params: object({ id: pathPart }),
  body: object({ reason: operatorReason }, missing),
  answer: operatorSubscription,
});
