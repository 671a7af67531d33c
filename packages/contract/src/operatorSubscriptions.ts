import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { subscriptionStatuses } from './billing.ts';
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
      days: optional(whole(1, 36_500)),
      isUnlimited: optional(yesNo),
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
