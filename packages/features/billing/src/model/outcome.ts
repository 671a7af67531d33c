import type { Order } from '@kasb/contract';

/** What an order's page says: a status that nobody foresaw waits. */
export type OutcomeKind =
  | 'waiting'
  | 'invoice'
  | 'failed'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'refunding'
  | 'refunded';

const closed = ['paid', 'expired', 'cancelled', 'refunding', 'refunded'] as const;

/** What an order's page says. */
export function outcomeOf({ status, failure, method }: Order): OutcomeKind {
  const found = closed.find((each) => each === status);
  if (found) return found;
  if (failure) return 'failed';
  return method === 'invoice' ? 'invoice' : 'waiting';
}
