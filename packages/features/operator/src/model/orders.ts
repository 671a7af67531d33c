import { orderStatuses, paymentMethods, subscriptionStatuses } from '@kasb/contract';
import type { OperatorOrder } from '@kasb/contract';

/** What became of an order. */
export type Fate = 'waits' | 'failed' | 'paid' | 'cancelled' | 'expired' | 'refunding' | 'refunded';

/** Of an order that waits, whether a try at it came to nothing. */
export function fateOf(status: string | undefined, hasFailed: boolean): Fate {
  const known = orderStatuses.find((each) => each === status) ?? 'pending';
  return known === 'pending' ? (hasFailed ? 'failed' : 'waits') : known;
}

/** The way to pay of that name, if there is one. */
export const methodOf = (name: string | undefined) => paymentMethods.find((each) => each === name);

/** What a subscription is by that name, if it is anything. */
export const stateOf = (name: string | undefined) => subscriptionStatuses.find((each) => each === name);

/** `4817 2093`, as people read it aloud. */
export const spacedNumber = (number: string): string => number.replace(/^(\d{4})(\d{4})$/, '$1\u00A0$2');

/** A sum as it was typed, in whole units; undefined where it is none. */
export function sumOf(typed: string): number | undefined {
  const digits = typed.replaceAll(/\s/g, '');
  return /^\d{1,12}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
}

/** Today in Tashkent, `2026-11-20`. */
export const today = (now: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent' }).format(now);

/** What happened to an order. */
export type OrderMoment =
  | 'made'
  | 'issued'
  | 'opened'
  | 'begun'
  | 'paid'
  | 'twice'
  | 'cancelled'
  | 'refundBegun'
  | 'refunded';

/** What happened to an order and when, the latest first. */
export function momentsOf(order: OperatorOrder): { what: OrderMoment; at: string }[] {
  const all: [OrderMoment, string | undefined][] = [
    ['made', order.created_at],
    ['issued', order.invoice ? order.created_at : undefined],
    ['opened', order.opened_at],
    ['begun', order.payment?.started_at],
    ['paid', order.paid_at],
    ['twice', order.twice?.at],
    ['cancelled', order.cancelled_at],
    ['refundBegun', order.refund?.at],
    ['refunded', order.refunded_at],
  ];
  return all
    .flatMap(([what, at]) => (at ? [{ what, at }] : []))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .toReversed();
}
