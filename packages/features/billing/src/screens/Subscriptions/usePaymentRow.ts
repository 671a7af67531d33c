import type { Order, PaymentMethod } from '@kasb/contract';
import { useFormat, useMessages, useWords } from '@kasb/kit';
import { useState } from 'react';
import { billingMessages } from '../../messages/index.ts';
import { spacedNumber } from '../../model/orders.ts';
import { outcomeOf } from '../../model/outcome.ts';

const statusKeys = {
  waiting: 'waits',
  invoice: 'waits',
  failed: 'order.failed',
  paid: 'order.paid',
  expired: 'order.expired',
  cancelled: 'cancelled',
  refunding: 'refunding',
  refunded: 'refunded',
} as const;

/** What a row says of an order, in words. */
export function usePaymentRow(methods: readonly PaymentMethod[]) {
  const t = useMessages(billingMessages);
  const format = useFormat();
  const words = useWords();
  const [now] = useState(Date.now);
  const moments = format.moments(now);
  return (order: Order) => {
    const { plan, method = '', currency = 'UZS' } = order;
    const kind = outcomeOf(order);
    const period = plan?.billing_period;
    const name = plan?.name ?? t('subscription');
    return {
      kind,
      number: spacedNumber(order.number),
      date: moments.dateTime(order.created_at),
      plan: period === undefined ? name : t('payments.planOf', { name, period: words('period', period).toLowerCase() }),
      method:
        methods.find(({ id }) => id === method)?.name ??
        t(`method.${method === 'payme' || method === 'click' || method === 'invoice' ? method : 'other'}`),
      sum: format.money(order.amount, currency),
      status: t(statusKeys[kind]),
    };
  };
}
