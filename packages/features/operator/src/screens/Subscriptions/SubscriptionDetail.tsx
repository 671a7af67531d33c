import type { OperatorSubscription } from '@kasb/contract';
import { useFormat, useMessages, useWords } from '@kasb/kit';
import { Button, DescriptionList, Link } from '@kasb/ui';
import { Ban } from 'lucide-react';
import { useEnd } from '../../data/useSubscriptions.ts';
import { operatorMessages } from '../../messages/index.ts';
import { spacedNumber, stateOf } from '../../model/orders.ts';
import { roomPath } from '../../model/sections.ts';
import { Detail, DetailPart } from '../../parts/Listing/Detail.tsx';
import { useReasons } from '../../parts/ReasonDialog/useReasons.tsx';
import { useSubscriptionState } from '../../parts/useSubscriptionState.ts';

/** The subscription that is open, and its end. */
export function SubscriptionDetail({ subscription }: { subscription: OperatorSubscription }) {
  const words = useWords();
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const end = useEnd();
  const { id, person, plan = '', status, order } = subscription;
  const { ask, question } = useReasons({
    ended: {
      action: end,
      send: (reason: string) => end.run({ params: { id }, body: { reason } }),
      words: {
        title: t('subscriptions.endTitle', { name: plan }),
        text: t('subscriptions.endText'),
        confirm: t('subscriptions.end'),
      },
      done: 'action.subscription.cancelled',
    },
  });
  const stateText = useSubscriptionState();
  const known = stateOf(status);
  const isOver = status === 'cancelled' || status === 'expired';
  return (
    <Detail
      name={person?.name ?? ''}
      lines={[plan, format.phone(person?.phone)]}
      footer={
        !isOver && (
          <Button variant="danger-quiet" icon={<Ban />} onPress={() => ask('ended')}>
            {t('subscriptions.end')}
          </Button>
        )
      }
    >
      <DetailPart>
        <DescriptionList
          variant="rows"
          items={[
            { label: t('status'), value: known && stateText(known) },
            { label: t('subscription.started'), value: format.date(subscription.started_at) },
            {
              label: t('subscription.expires'),
              value: subscription.expires_at
                ? format.date(subscription.expires_at)
                : words('subscription', 'unlimited'),
            },
            {
              label: t('postings'),
              value: t('subscriptions.used', {
                n: format.number(subscription.vacancy_postings_used ?? 0),
                m:
                  subscription.vacancy_postings_limit === undefined
                    ? '∞'
                    : format.number(subscription.vacancy_postings_limit),
              }),
            },
            { label: t('amount'), value: format.money(subscription.amount_paid, subscription.currency ?? 'UZS') },
            {
              label: t('payment.order'),
              value: order && <Link href={roomPath('orders', order)}>{spacedNumber(order)}</Link>,
            },
          ]}
        />
      </DetailPart>
      {question}
    </Detail>
  );
}
