import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { day } from './days.ts';
import { endpoint } from './endpoint.ts';
import { line, maybe } from './fields.ts';
import { amount, id, lines, list, phoneText, text, timestamp } from './lenient.ts';

/** A number of a day; `usual` is the median of the last four same weekdays, where there is such a thing. */
export const todayTile = /*#__PURE__*/ object({
  id: text,
  value: amount,
  usual: amount,
  /**
   * Minutes that the oldest has waited, or that half of the decisions took; orders that were paid, SMS that were not
   * taken, subscriptions that end within a week.
   */
  note: amount,
});
export type TodayTile = InferOutput<typeof todayTile>;

/** Something that waits for an operator: what, how many, and some of them by name. */
export const attentionItem = /*#__PURE__*/ object({
  kind: text,
  count: amount,
  names: lines,
  /** Hours after which a vacancy is late; minutes since which the oldest refund goes back. */
  note: amount,
  /** How the oldest refund was paid. */
  by: text,
});
export type AttentionItem = InferOutput<typeof attentionItem>;

/** How a day of the platform goes, in numbers. */
export const operatorDay = /*#__PURE__*/ object({
  day: text,
  at: timestamp,
  tiles: list(todayTile),
  attention: list(attentionItem),
  /** What went out to the channels on that day. */
  channels: list(object({ type: text, name: text, published: amount, failed: amount })),
});
export type OperatorDay = InferOutput<typeof operatorDay>;

/** How a day goes: today, or the one that is asked for. */
export const getToday = /*#__PURE__*/ endpoint({
  name: 'getToday',
  summary: 'How a day of the platform goes, in numbers; today, or the one that is asked for.',
  method: 'GET',
  path: '/api/operator/today',
  access: 'operator',
  cli: 'today',
  query: object({ day: optional(day) }),
  answer: operatorDay,
  isExtension: true,
});

/** How much waits for an operator; `orders` and `failed_jobs` are not for moderators. */
export const operatorCounts = /*#__PURE__*/ object({ waiting: amount, orders: amount, failed_jobs: amount });
export type OperatorCounts = InferOutput<typeof operatorCounts>;

/** How much waits for an operator, for the menu. */
export const getOperatorCounts = /*#__PURE__*/ endpoint({
  name: 'getOperatorCounts',
  summary: 'How many vacancies, orders and failed jobs wait for an operator; moderators are told of vacancies alone.',
  method: 'GET',
  path: '/api/operator/counts',
  access: 'operator',
  answer: operatorCounts,
  isExtension: true,
});

const named = /*#__PURE__*/ object({ id, name: text });

/** What was found by a phone, a taxpayer's number, the number of an order or a part of a name: at most five of each. */
export const foundEverything = /*#__PURE__*/ object({
  people: list(object({ id, name: text, phone: phoneText })),
  companies: list(named),
  vacancies: list(object({ id, title: text, company_name: text })),
  orders: list(object({ number: id, name: text })),
});
export type FoundEverything = InferOutput<typeof foundEverything>;

/** Looks through everything that the operator may see. */
export const findEverything = /*#__PURE__*/ endpoint({
  name: 'findEverything',
  summary: 'Looks through everything that the operator may see: by phone, taxpayer’s number, order or name.',
  method: 'GET',
  path: '/api/operator/find',
  access: 'operator',
  query: object({ q: maybe(line(200)) }),
  answer: foundEverything,
  isExtension: true,
});
