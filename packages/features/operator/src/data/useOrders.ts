import {
  cancelOperatorOrder,
  confirmRefund,
  getOperatorOrder,
  listOperatorOrders,
  listOperatorSubscriptions,
  markOrderPaid,
  refundOrder,
} from '@kasb/contract';
import type { OperatorOrderRow, OperatorOrderState, PaymentMethodId } from '@kasb/contract';
import { usePages, useQuery } from '@kasb/kit';
import type { Command, PagesState } from '@kasb/kit';
import { useOperatorCommand } from './useOperatorCommand.ts';

const PAGE = 50;
const touches = [listOperatorOrders, getOperatorOrder, listOperatorSubscriptions];

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
  const pages = usePages(
    listOperatorOrders,
    { query: { search, state, method, from, to, limit: PAGE } },
    { onReturn: 'refresh' },
  );
  const listed: PagesState<OperatorOrderRow & { id: string }> =
    pages.status === 'ready' ? { ...pages, items: pages.items.map((row) => ({ ...row, id: row.number })) } : pages;
  return listed;
}

/** One of them. */
export const useOrder = (number: string) => useQuery(getOperatorOrder, { params: { number } });

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
