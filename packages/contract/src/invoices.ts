import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { pathPart } from './fields.ts';
import { amount, id, list, part, text, timestamp, word } from './lenient.ts';
import { orderStatuses } from './orders.ts';

const requisites = /*#__PURE__*/ object({
  name: text,
  stir: text,
  mfo: text,
  account: text,
  bank: text,
  address: text,
});

/** An invoice as it was issued: sums are in whole units. */
export const invoice = /*#__PURE__*/ object({
  number: id,
  order: text,
  plan_id: text,
  issued_at: timestamp,
  due_at: timestamp,
  status: word(orderStatuses),
  seller: part(requisites),
  payer: part(requisites),
  lines: list(object({ title: text, code: text, unit: text, count: amount, price: amount, sum: amount })),
  total: amount,
  currency: text,
  vat_percent: amount,
  vat_amount: amount,
  in_words: text,
  /** Of the tax within the total. */
  vat_in_words: text,
  purpose: text,
  share_url: text,
  pdf_url: text,
});
export type Invoice = InferOutput<typeof invoice>;

/** The invoice of an own order. */
export const getInvoice = /*#__PURE__*/ endpoint({
  name: 'getInvoice',
  summary: 'The invoice of an own order.',
  method: 'GET',
  path: '/api/employer/orders/{number}/invoice',
  access: 'employer',
  problems: { unknownInvoice: 404 },
  params: object({ number: pathPart }),
  answer: invoice,
  isExtension: true,
});

/** An invoice for whoever has its link. */
export const getSharedInvoice = /*#__PURE__*/ endpoint({
  name: 'getSharedInvoice',
  summary: 'An invoice for whoever has its link.',
  method: 'GET',
  path: '/invoice/{token}',
  access: 'public',
  problems: { unknownInvoice: 404 },
  params: object({ token: pathPart }),
  answer: invoice,
  isExtension: true,
});
