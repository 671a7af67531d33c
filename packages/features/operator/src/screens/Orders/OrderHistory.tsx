import type { OperatorOrder } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Link } from '@kasb/ui';
import { useState } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import { momentsOf, spacedNumber } from '../../model/orders.ts';
import type { OrderMoment } from '../../model/orders.ts';
import { roomPath } from '../../model/sections.ts';
import * as detail from '../../parts/Listing/Detail.css.ts';
import { DetailPart } from '../../parts/Listing/Detail.tsx';
import { Timeline } from '../../parts/Timeline/Timeline.tsx';
import * as css from './Orders.css.ts';

const texts = {
  made: 'payment.created',
  issued: 'orders.moment.issued',
  opened: 'orders.moment.opened',
  begun: 'orders.moment.begun',
  paid: 'payment.paid',
  twice: 'orders.moment.twice',
  cancelled: 'payment.cancelled',
  refundBegun: 'action.order.refund_begun',
  refunded: 'payment.refunded',
} as const satisfies Record<OrderMoment, string>;

/** What happened to an order, and to admins what its provider asked and was answered. */
export function OrderHistory({ order }: { order: OperatorOrder }) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const [now] = useState(Date.now);
  const moments = format.moments(now);
  return (
    <>
      <DetailPart title={t('history')}>
        <Timeline
          moments={momentsOf(order).map(({ what, at }) => {
            const twin = what === 'twice' ? order.twice?.number : undefined;
            const words = t(texts[what], { n: twin ? spacedNumber(twin) : (order.invoice?.number ?? '') });
            const by = what === 'made' ? order.person?.name : undefined;
            return {
              key: what,
              title: twin ? <Link href={roomPath('orders', twin)}>{words}</Link> : words,
              under: [by, moments.dateTime(at)].filter(Boolean).join(', '),
            };
          })}
        />
      </DetailPart>
      {order.events.length > 0 && (
        <DetailPart title={t('orders.exchange')} count={order.events.length}>
          <ul className={detail.rows}>
            {order.events.map(({ at, method, request, answer }, index) => (
              <li key={index}>
                <span>{`${method} `}</span>
                <span className={css.minor}>{moments.dateTime(at)}</span>
                <div className={css.code}>{request}</div>
                <div className={css.code}>{answer}</div>
              </li>
            ))}
          </ul>
        </DetailPart>
      )}
    </>
  );
}
