import type { OperatorOrder } from '@kasb/contract';
import { useFormat, useMessages, useWords } from '@kasb/kit';
import { Banner, DescriptionList, Link } from '@kasb/ui';
import { useOrder } from '../../data/useOrders.ts';
import { operatorMessages } from '../../messages/index.ts';
import { fateOf, methodOf, spacedNumber } from '../../model/orders.ts';
import { roomPath } from '../../model/sections.ts';
import { Detail, DetailPart } from '../../parts/Listing/Detail.tsx';
import { OpenedDetail } from '../../parts/Listing/OpenedDetail.tsx';
import { OrderFate } from '../../parts/OrderFate.tsx';
import { Arrival } from './Arrival.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderHistory } from './OrderHistory.tsx';

/** The order that is open. */
export function OrderDetail({ number }: { number: string }) {
  const t = useMessages(operatorMessages);
  return (
    <OpenedDetail state={useOrder(number)} unknown="unknownOrder" unknownText={t('orders.notFound')}>
      {(order) => <Shown order={order} />}
    </OpenedDetail>
  );
}

function Shown({ order }: { order: OperatorOrder }) {
  const t = useMessages(operatorMessages);
  const words = useWords();
  const format = useFormat();
  const { plan, person, company, invoice, failure, refund, method, status } = order;
  const number = spacedNumber(order.number);
  const isByCabinet = status === 'refunding' && method === 'payme' && !order.refunds_itself;
  const takesMoney = method === 'invoice' && (status === 'pending' || status === 'expired');
  return (
    <Detail
      name={t('orders.title', { n: number })}
      shape="none"
      lines={
        status === 'pending' && order.expires_at ? [t('orders.until', { date: format.date(order.expires_at) })] : []
      }
      badges={<OrderFate fate={fateOf(status, Boolean(failure))} />}
      footer={<OrderActions order={order} />}
    >
      <DetailPart>
        <Banner tone="critical">{refund?.error ?? failure?.text}</Banner>
        <Banner tone="info">{isByCabinet && t('orders.byCabinet', { n: number })}</Banner>
        <DescriptionList
          variant="rows"
          items={[
            { label: t('orders.payer'), value: company?.name },
            { label: t('stir'), value: company?.stir },
            {
              label: t('orders.orderedBy'),
              value: person && <Link href={roomPath('people', person.id)}>{person.name}</Link>,
            },
            { label: t('phone'), value: format.phone(person?.phone) },
            {
              label: t('payment.plan'),
              value: plan?.billing_period
                ? t('orders.planOf', {
                    name: plan.name ?? '',
                    period: words('period', plan.billing_period).toLowerCase(),
                  })
                : plan?.name,
            },
            { label: t('amount'), value: format.money(order.amount, order.currency ?? 'UZS') },
            { label: t('way'), value: t(`orders.method.${methodOf(method) ?? 'other'}`) },
            {
              label: t('orders.method.invoice'),
              value: invoice?.url && (
                <Link href={invoice.url} target="_blank">
                  {invoice.number}
                </Link>
              ),
            },
            { label: t('orders.document'), value: order.document_number },
            { label: t('orders.refundReason'), value: refund?.reason },
            { label: t('orders.refundBy'), value: refund?.by },
          ]}
        />
      </DetailPart>
      {takesMoney && <Arrival order={order} />}
      <OrderHistory order={order} />
    </Detail>
  );
}
