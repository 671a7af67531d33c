import type { OperatorOrder } from '@kasb/contract';
import { useFormat, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button } from '@kasb/ui';
import { Ban, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useOrderActions } from '../../data/useOrders.ts';
import { operatorMessages } from '../../messages/index.ts';
import { spacedNumber } from '../../model/orders.ts';
import { useReasons } from '../../parts/ReasonDialog/useReasons.tsx';
import { RefundDialog } from './RefundDialog.tsx';

/** What an operator does about an order: cancels it, and an admin gives its money back. */
export function OrderActions({ order }: { order: OperatorOrder }) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const problem = useProblemText();
  const { operator } = useRoom();
  const { cancel, refund } = useOrderActions();
  const [isConfirming, setConfirming] = useState(false);
  const params = { number: order.number };
  const n = spacedNumber(order.number);
  const isAdmin = operator.role === 'admin';
  const { ask, finish, question } = useReasons({
    cancelled: {
      action: cancel,
      send: (reason: string) => cancel.run({ params, body: { reason } }),
      words: { title: t('orders.cancelTitle', { n }), confirm: t('payments.cancel') },
      done: 'action.order.cancelled',
    },
    refund_begun: {
      action: refund,
      send: (reason: string) => refund.run({ params, body: { reason } }),
      words: {
        title: t('orders.refundTitle', { sum: format.money(order.amount, order.currency ?? 'UZS') }),
        text: t('orders.refundText'),
        confirm: t('giveBack'),
      },
      done: 'action.order.refund_begun',
    },
  });
  const again = refund.run;
  const isRefused = order.status === 'refunding' && order.refunds_itself && Boolean(order.refund?.error);
  return (
    <>
      {order.status === 'pending' && (
        <Button variant="danger-quiet" icon={<Ban />} onPress={() => ask('cancelled')}>
          {t('payments.cancel')}
        </Button>
      )}
      {isAdmin && order.status === 'paid' && (
        <Button variant="danger-quiet" icon={<Undo2 />} onPress={() => ask('refund_begun')}>
          {t('orders.refund')}
        </Button>
      )}
      {isAdmin && isRefused && (
        <Button
          isPending={refund.isPending}
          onPress={() =>
            void again({ params, body: { reason: order.refund?.reason ?? '' } }).then((result) =>
              finish(result, 'action.order.refund_begun'),
            )
          }
        >
          {t('orders.refundAgain')}
        </Button>
      )}
      {isAdmin && order.status === 'refunding' && order.method === 'invoice' && (
        <Button onPress={() => setConfirming(true)}>{t('orders.confirmRefund')}</Button>
      )}
      <Banner tone="critical">{!question && refund.error && problem(refund.error, t('changeFailed'))}</Banner>
      {question}
      {isConfirming && <RefundDialog number={order.number} onClose={() => setConfirming(false)} />}
    </>
  );
}
