import {
  cancelOperatorOrder,
  confirmRefund,
  countOperatorOrders,
  getOperatorCounts,
  getOperatorOrder,
  listOperatorOrders,
  listOperatorSubscriptions,
  markOrderPaid,
  refundOrder,
} from '@kasb/contract';
import type { AnswerOf, OperatorOrderRow, OperatorOrderState, PaymentMethodId } from '@kasb/contract';
import { useAllPages, useQuery } from '@kasb/kit';
import type { Command, PagesState } from '@kasb/kit';
import { useLivePages } from './useLivePages.ts';
import type { Fresh } from './useLivePages.ts';
import { useOperatorCommand } from './useOperatorCommand.ts';

const PAGE = 50;
const FILE_PAGE = 100;
/** How many rows a file has at most, the latest ones. */
const FILE_ROWS = 10_000;
export const REFUND_POLL_MS = 3000;
const touches = [
  listOperatorOrders,
  countOperatorOrders,
  getOperatorOrder,
  listOperatorSubscriptions,
  getOperatorCounts,
];

/** What of the orders is looked at. */
export interface OrdersView {
  /** A number, a taxpayer's number, a sum, a phone or a name. */
  search?: string | undefined;
  state?: OperatorOrderState | undefined;
  method?: PaymentMethodId | undefined;
  /** Days, `2026-11-20`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Orders, newest first: in a list each is known by its number. */
export function useOrders({ search, state, method, from, to }: OrdersView) {
  const pages = useLivePages(
    listOperatorOrders,
    { query: { search, state, method, from, to, limit: PAGE } },
    ({ number }) => number,
  );
  const listed: PagesState<OperatorOrderRow & { id: string }> & { fresh?: Fresh } =
    pages.status === 'ready' ? { ...pages, items: pages.items.map((row) => ({ ...row, id: row.number })) } : pages;
  return listed;
}

/** All of them that are looked at, for a file. */
export function useOrdersFile() {
  const { read, ...state } = useAllPages(listOperatorOrders);
  return { ...state, read: (view: OrdersView) => read({ query: { ...view, limit: FILE_PAGE } }, FILE_ROWS) };
}

/** How many of what is looked for there are of each state; nothing while that is not known. */
export function useOrderCounts({
  search,
  method,
  from,
  to,
}: OrdersView): AnswerOf<typeof countOperatorOrders> | undefined {
  const counts = useQuery(countOperatorOrders, { query: { search, method, from, to } });
  return counts.status === 'ready' ? counts.data : undefined;
}

/** One of them; while its money goes back by a provider or its cabinet, the end of that shows by itself. */
export const useOrder = (number: string) =>
  useQuery(
    getOperatorOrder,
    { params: { number } },
    {
      every: REFUND_POLL_MS,
      until: ({ status, method, refund }) => status !== 'refunding' || method === 'invoice' || Boolean(refund?.error),
    },
  );

interface OrderActions {
  markPaid: Command<typeof markOrderPaid>;
  cancel: Command<typeof cancelOperatorOrder>;
  refund: Command<typeof refundOrder>;
  confirmRefund: Command<typeof confirmRefund>;
}

/** What is done about an order. */
export const useOrderActions = (): OrderActions => ({
  markPaid: useOperatorCommand(markOrderPaid, { touches }),
  cancel: useOperatorCommand(cancelOperatorOrder, { touches }),
  refund: useOperatorCommand(refundOrder, { touches }),
  confirmRefund: useOperatorCommand(confirmRefund, { touches }),
});
