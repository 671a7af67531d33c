import type { Order, PaymentMethod } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { VisuallyHidden } from '@kasb/ui';
import type { Ref } from 'react';
import { billingMessages } from '../../messages/index.ts';
import { OrderBadge } from '../../parts/OrderBadge/OrderBadge.tsx';
import { PaymentPapers } from './PaymentPapers.tsx';
import * as css from './Payments.css.ts';
import { usePaymentRow } from './usePaymentRow.ts';

export interface PaymentRowsProps {
  orders: readonly Order[];
  methods: readonly PaymentMethod[];
  /** What holds the rows. */
  ref: Ref<HTMLElement>;
}

/** Orders, a row each. */
export function PaymentTable({ orders, methods, ref }: PaymentRowsProps) {
  const t = useMessages(billingMessages);
  const rowOf = usePaymentRow(methods);
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{t('payments.tab')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th className={css.cell}>{t('payment.order')}</th>
            <th className={css.cell}>{t('date')}</th>
            <th className={css.cell}>{t('payment.plan')}</th>
            <th className={css.cell}>{t('way')}</th>
            <th className={css.number}>{t('amount')}</th>
            <th className={css.cell}>{t('status')}</th>
            <th className={css.number}>{t('payments.papers')}</th>
          </tr>
        </thead>
        <tbody ref={ref as Ref<HTMLTableSectionElement>}>
          {orders.map((order) => {
            const { number, date, plan, method, sum, kind, status } = rowOf(order);
            return (
              <tr key={order.number}>
                <th scope="row" className={css.order}>
                  {number}
                </th>
                <td className={css.cell}>{date}</td>
                <td className={css.cell}>{plan}</td>
                <td className={css.cell}>{method}</td>
                <td className={css.number}>{sum}</td>
                <td className={css.cell}>
                  <OrderBadge kind={kind}>{status}</OrderBadge>
                </td>
                <td className={css.number}>
                  <PaymentPapers order={order} kind={kind} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
