import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { billingPeriods } from './billing.ts';
import { day } from './days.ts';
import { endpoint } from './endpoint.ts';
import { cursor, limit, line, maybe, missing, oneOf, pathPart, whole } from './fields.ts';
import { amount, flag, id, items, list, part, phoneText, text, timestamp, word } from './lenient.ts';
import { operatorReason } from './operatorCompanies.ts';
import { order, orderStatuses, paymentMethods } from './orders.ts';

const keepers = ['support', 'admin'] as const;
const mostPaid = 1_000_000_000_000;

/** Which orders an operator looks at: a failed one waits after a try that came to nothing. */
export const operatorOrderStates = ['waiting', 'paid', 'failed', 'refunds'] as const;
export type OperatorOrderState = (typeof operatorOrderStates)[number];

/** An order in the operators' list; `amount` is in whole units of `currency`. */
export const operatorOrderRow = /*#__PURE__*/ object({
  number: id,
  status: word(orderStatuses),
  method: word(paymentMethods),
  has_failed: flag,
  plan: part(object({ name: text, billing_period: word(billingPeriods) })),
  amount,
  currency: text,
  created_at: timestamp,
  person: text,
  company: text,
  invoice: text,
});
export type OperatorOrderRow = InferOutput<typeof operatorOrderRow>;

/** An order with all that operators know of it. */
export const operatorOrder = /*#__PURE__*/ (() =>
  object({
    ...order.entries,
    person: part(object({ id, name: text, phone: phoneText })),
    /** Who the paper names: its id is there where it was one of the person's companies. */
    company: part(object({ id: text, name: text, stir: text })),
    /** When the link of its invoice was first followed, and the bank's paper by which it was paid. */
    opened_at: timestamp,
    document_number: text,
    /** Money that goes back; `error` is what the provider says to that. */
    refund: part(object({ at: timestamp, by: text, reason: text, error: text })),
    /** Whether the provider itself is asked for it, so that it can be asked again. */
    refunds_itself: flag,
    /** Another order of the same plan that was paid while this one could be, and when the later of them was. */
    twice: part(object({ number: id, at: timestamp })),
    /** What the provider asked and was answered: for admins alone. */
    events: list(object({ at: timestamp, method: text, request: text, answer: text })),
  }))();
export type OperatorOrder = InferOutput<typeof operatorOrder>;

const params = /*#__PURE__*/ object({ number: pathPart });
const ofKeepers = { access: 'operator', roles: keepers, isExtension: true } as const;
const ofRefunds = {
  access: 'operator',
  roles: ['admin'],
  stepUp: true,
  isExtension: true,
  problems: { unknownOrder: 404, refundImpossible: 409 },
} as const;

/** What is looked for, whatever became of it. */
const found = {
  search: maybe(line(200)),
  method: optional(oneOf(paymentMethods)),
  from: maybe(day),
  to: maybe(day),
};

/** Orders by number, taxpayer's number, sum, name or phone; newest first. */
export const listOperatorOrders = /*#__PURE__*/ endpoint({
  name: 'listOperatorOrders',
  summary: 'Orders by number, taxpayer’s number, sum, name or phone; newest first.',
  method: 'GET',
  path: '/api/operator/orders',
  ...ofKeepers,
  cli: 'order list',
  query: object({ ...found, state: optional(oneOf(operatorOrderStates)), limit, cursor }),
  answer: items(operatorOrderRow),
});

/** How many orders of what is looked for there are of each state, and what was paid today, in soum. */
export const countOperatorOrders = /*#__PURE__*/ endpoint({
  name: 'countOperatorOrders',
  summary: 'How many orders of what is looked for there are of each state, and what was paid today, in soum.',
  method: 'GET',
  path: '/api/operator/order-counts',
  ...ofKeepers,
  query: object(found),
  answer: object({
    total: amount,
    waiting: amount,
    paid: amount,
    failed: amount,
    refunds: amount,
    today: part(object({ count: amount, amount })),
  }),
});

/** One order as operators see it. */
export const getOperatorOrder = /*#__PURE__*/ endpoint({
  name: 'getOperatorOrder',
  summary: 'One order as operators see it.',
  method: 'GET',
  path: '/api/operator/orders/{number}',
  ...ofKeepers,
  cli: 'order show',
  problems: { unknownOrder: 404 },
  params,
  answer: operatorOrder,
});

/** Says that the money of an invoice came: another sum, or one that comes late, needs a reason. */
export const markOrderPaid = /*#__PURE__*/ endpoint({
  name: 'markOrderPaid',
  summary: 'Says that the money of an invoice came: another sum, or one that comes late, needs a reason.',
  method: 'POST',
  path: '/api/operator/orders/{number}/mark-paid',
  ...ofKeepers,
  stepUp: true,
  cli: 'order mark-paid',
  problems: { unknownOrder: 404, orderClosed: 409, methodUnavailable: 422, sumDiffers: 422 },
  params,
  body: object(
    { paidOn: day, documentNumber: line(50), amount: whole(1, mostPaid), reason: optional(operatorReason) },
    missing,
  ),
  answer: operatorOrder,
});

/** Cancels an order that nobody has paid or pays just now. */
export const cancelOperatorOrder = /*#__PURE__*/ endpoint({
  name: 'cancelOperatorOrder',
  summary: 'Cancels somebody’s order that nobody has paid or pays just now.',
  method: 'POST',
  path: '/api/operator/orders/{number}/cancel',
  ...ofKeepers,
  cli: 'order cancel',
  problems: { unknownOrder: 404, paymentRuns: 409, orderClosed: 409 },
  params,
  body: object({ reason: operatorReason }, missing),
  answer: operatorOrder,
});

/** Begins to give the money back; asked again, a provider that refused is asked once more. */
export const refundOrder = /*#__PURE__*/ endpoint({
  name: 'refundOrder',
  summary: 'Begins to give the money of an order back; asked again, a provider that refused is asked once more.',
  method: 'POST',
  path: '/api/operator/orders/{number}/refund',
  ...ofRefunds,
  cli: 'order refund',
  params,
  body: object({ reason: operatorReason }, missing),
  answer: operatorOrder,
});

/** Says that the money of an invoice went back by a bank's paper of a day. */
export const confirmRefund = /*#__PURE__*/ endpoint({
  name: 'confirmRefund',
  summary: 'Says that the money of an invoice went back by a bank’s paper.',
  method: 'POST',
  path: '/api/operator/orders/{number}/confirm-refund',
  ...ofRefunds,
  cli: 'order confirm-refund',
  params,
  body: object({ paidOn: day, documentNumber: line(50) }, missing),
  answer: operatorOrder,
});
