import { useMessages } from '@kasb/kit';
import { Text } from '@kasb/ui';
import type { Ref } from 'react';
import { billingMessages } from '../../messages/index.ts';
import { OrderBadge } from '../../parts/OrderBadge/OrderBadge.tsx';
import { PaymentPapers } from './PaymentPapers.tsx';
import * as css from './Payments.css.ts';
import type { PaymentRowsProps } from './PaymentTable.tsx';
import { usePaymentRow } from './usePaymentRow.ts';

/** Orders, one under the other where there is no room for a table. */
export function PaymentCards({ orders, methods, ref }: PaymentRowsProps) {
  const t = useMessages(billingMessages);
  const rowOf = usePaymentRow(methods);
  return (
    <ul ref={ref as Ref<HTMLUListElement>} aria-label={t('payments.tab')} className={css.cards}>
      {orders.map((order) => {
        const { number, date, plan, method, sum, kind, status } = rowOf(order);
        return (
          <li key={order.number} className={css.card}>
            <div className={css.top}>
              <span className={css.sum}>{sum}</span>
              <OrderBadge kind={kind}>{status}</OrderBadge>
            </div>
            <Text size="sm">{`${plan} · ${method}`}</Text>
            <Text size="sm" tone="muted">
              {t('payments.facts', { number, date })}
            </Text>
            <PaymentPapers order={order} kind={kind} />
          </li>
        );
      })}
    </ul>
  );
}
