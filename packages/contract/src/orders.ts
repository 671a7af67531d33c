import { maxLength, object, optional, pipe, string } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { billingPeriods } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { cursor, limit, line, maybe, missing, oneOf, pathPart, reference } from './fields.ts';
import { issue } from './issues.ts';
import { amount, flag, id, items, lines, list, part, text, timestamp, word } from './lenient.ts';
import { bankAccount, mfo, stir } from './requisites.ts';

/** How a plan can be paid. */
export const paymentMethods = ['payme', 'click', 'invoice'] as const;
export type PaymentMethodId = (typeof paymentMethods)[number];

/** Order statuses: a try that failed leaves the order `pending`, with its `failure`. */
export const orderStatuses = ['pending', 'paid', 'refunding', 'refunded', 'cancelled', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A way to pay that is set up, and the currencies that it takes. */
export const paymentMethod = /*#__PURE__*/ object({
  id: word(paymentMethods),
  name: text,
  currencies: lines,
  is_demo: flag,
});
export type PaymentMethod = InferOutput<typeof paymentMethod>;

/**
 * A plan that is being bought, with its price and terms as they were: `amount` is in whole units of `currency`, the
 * tax is within it. `live_order` is another order of the person's whose payment runs just now.
 */
export const order = /*#__PURE__*/ object({
  number: id,
  status: word(orderStatuses),
  method: word(paymentMethods),
  plan: part(
    object({
      id: text,
      name: text,
      billing_period: word(billingPeriods),
      postings_limit: amount,
      features: lines,
    }),
  ),
  amount,
  currency: text,
  vat_percent: amount,
  vat_amount: amount,
  starts_at: timestamp,
  ends_at: timestamp,
  created_at: timestamp,
  expires_at: timestamp,
  paid_at: timestamp,
  cancelled_at: timestamp,
  refunded_at: timestamp,
  failure: part(object({ code: text, text })),
  payment: part(
    object({ state: word(['started', 'performed', 'cancelled']), started_at: timestamp, performed_at: timestamp }),
  ),
  payment_url: text,
  invoice: part(object({ number: text, url: text })),
  fiscal_url: text,
  redirect: text,
  subscription_id: text,
  live_order: text,
});
export type Order = InferOutput<typeof order>;

/** Who is named on an invoice. */
export const payerBody = /*#__PURE__*/ object(
  {
    legalName: line(300),
    stir,
    mfo,
    bankAccount,
    bankName: line(200),
    legalAddress: line(500),
  },
  missing,
);
export type PayerBody = InferInput<typeof payerBody>;

/** What an order is made of; the price is the plan's, whatever else is sent. */
export const orderBody = /*#__PURE__*/ object(
  {
    planId: reference,
    method: oneOf(paymentMethods),
    subscriptionId: maybe(reference),
    companyId: maybe(reference),
    payer: optional(payerBody),
    redirect: optional(pipe(string(issue('notText')), maxLength(2000, issue('tooLong', { max: 2000 })))),
  },
  missing,
);
export type OrderBody = InferInput<typeof orderBody>;

const ofOrder = /*#__PURE__*/ object({ number: pathPart });

/**
 * The ways to pay that are set up, the tax within prices, and where the terms stand that a payer accepts; without a way
 * plans are sold otherwise.
 */
export const listPaymentMethods = /*#__PURE__*/ endpoint({
  name: 'listPaymentMethods',
  summary: 'The ways to pay that are set up.',
  method: 'GET',
  path: '/api/payment-methods',
  access: 'public',
  answer: object({ items: list(paymentMethod), vat_percent: amount, offer_url: text }),
  isExtension: true,
});

/** Orders a plan: once for each `Idempotency-Key`. An own order that nobody pays just now makes way for it. */
export const createOrder = /*#__PURE__*/ endpoint({
  name: 'createOrder',
  summary: 'Orders a plan.',
  method: 'POST',
  path: '/api/employer/orders',
  access: 'employer',
  problems: {
    unknownPlan: 404,
    unknownCompany: 404,
    unknownSubscription: 404,
    methodUnavailable: 422,
    wrongCurrency: 422,
    companyBlocked: 422,
    keyReused: 422,
  },
  body: orderBody,
  answer: order,
  status: 201,
  isExtension: true,
});

/** The person's own orders, newest first. */
export const listOrders = /*#__PURE__*/ endpoint({
  name: 'listOrders',
  summary: "The person's own orders, newest first.",
  method: 'GET',
  path: '/api/employer/orders',
  access: 'employer',
  query: object({ limit, cursor }),
  answer: items(order),
  isExtension: true,
});

/** One of them. */
export const getOrder = /*#__PURE__*/ endpoint({
  name: 'getOrder',
  summary: "One of the person's own orders.",
  method: 'GET',
  path: '/api/employer/orders/{number}',
  access: 'employer',
  problems: { unknownOrder: 404 },
  params: ofOrder,
  answer: order,
  isExtension: true,
});

/** Cancels an order that nobody has paid or pays just now. */
export const cancelOrder = /*#__PURE__*/ endpoint({
  name: 'cancelOrder',
  summary: 'Cancels an order that nobody has paid or pays just now.',
  method: 'POST',
  path: '/api/employer/orders/{number}/cancel',
  access: 'employer',
  problems: { unknownOrder: 404, paymentRuns: 409, orderClosed: 409 },
  params: ofOrder,
  answer: order,
  isExtension: true,
});
