import type { OperatorOrder } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Feed, FeedEntry, Link } from '@kasb/ui';
import { Ban, Check, Clock, CopyCheck, Eye, FileText, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import { momentsOf, spacedNumber } from '../../model/orders.ts';
import type { OrderMoment } from '../../model/orders.ts';
import { roomPath } from '../../model/sections.ts';
import * as detail from '../../parts/Listing/Detail.css.ts';
import { DetailPart } from '../../parts/Listing/Detail.tsx';
import * as css from './Orders.css.ts';

const looks = {
  made: ['payment.created', Plus],
  issued: ['orders.moment.issued', FileText],
  opened: ['orders.moment.opened', Eye],
  begun: ['orders.moment.begun', Clock],
  paid: ['payment.paid', Check],
  twice: ['orders.moment.twice', CopyCheck],
  cancelled: ['payment.cancelled', Ban],
  refundBegun: ['action.order.refund_begun', Undo2],
  refunded: ['payment.refunded', Undo2],
} as const satisfies Record<OrderMoment, [text: string, mark: typeof Check]>;

/** What happened to an order, and to admins what its provider asked and was answered. */
export function OrderHistory({ order }: { order: OperatorOrder }) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const [now] = useState(Date.now);
  const moments = format.moments(now);
  return (
    <>
      <DetailPart title={t('history')}>
        <Feed>
          {momentsOf(order).map(({ what, at }) => {
            const [text, Mark] = looks[what];
            const twin = what === 'twice' ? order.twice?.number : undefined;
            const words = t(text, { n: twin ? spacedNumber(twin) : (order.invoice?.number ?? '') });
            const title = twin ? <Link href={roomPath('orders', twin)}>{words}</Link> : words;
            return <FeedEntry key={what} mark={<Mark />} title={title} at={at} when={moments.dateTime(at)} />;
          })}
        </Feed>
      </DetailPart>
      {order.events.length > 0 && (
        <DetailPart title={t('orders.exchange')} count={order.events.length}>
          <ul className={detail.rows}>
            {order.events.map(({ at, method, request, answer }, index) => (
              <li key={index}>
                {method} <span className={css.minor}>{moments.dateTime(at)}</span>
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
