'use client';
import { subscriptionStatuses } from '@kasb/contract';
import { useFormat, useMessages, useNavigate, useWords } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Button, FilterChips } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSubscriptions } from '../../data/useSubscriptions.ts';
import type { SubscriptionsView } from '../../data/useSubscriptions.ts';
import { operatorMessages } from '../../messages/index.ts';
import { stateOf } from '../../model/orders.ts';
import { roomPath } from '../../model/sections.ts';
import { GrantDialog } from '../../parts/GrantDialog/GrantDialog.tsx';
import { Listing } from '../../parts/Listing/Listing.tsx';
import { ListSearch } from '../../parts/Listing/ListSearch.tsx';
import { Room } from '../../parts/Room/Room.tsx';
import { useSubscriptionState } from '../../parts/useSubscriptionState.ts';
import { SubscriptionDetail } from './SubscriptionDetail.tsx';

export interface SubscriptionsProps {
  /** What is looked at; the host keeps it in its address. */
  view: SubscriptionsView;
  /** The subscription of the address. */
  subscriptionId?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof operatorMessages>;
}

/** Subscriptions: who has which, granted and ended (docs/domain.md#operators-orders). */
export function Subscriptions({ messages, ...props }: SubscriptionsProps) {
  return (
    <Room section="subscriptions" id={props.subscriptionId} messages={messages}>
      <SubscriptionsScreen {...props} />
    </Room>
  );
}

function SubscriptionsScreen({ view, subscriptionId }: Omit<SubscriptionsProps, 'messages'>) {
  const words = useWords();
  const t = useMessages(operatorMessages);
  const stateText = useSubscriptionState();
  const format = useFormat();
  const navigate = useNavigate();
  const state = useSubscriptions(view);
  const [isGranting, setGranting] = useState(false);
  const hrefOf = (id?: string, next = view) => roomPath('subscriptions', id, { ...next });
  const look = (next: SubscriptionsView) => navigate(hrefOf(undefined, next));
  const open = state.status === 'ready' ? state.items.find(({ id }) => id === subscriptionId) : undefined;
  return (
    <Listing
      title={t('section.subscriptions')}
      label={t('section.subscriptions')}
      actions={
        <Button size="sm" icon={<Plus />} onPress={() => setGranting(true)}>
          {t('subscriptions.grant')}
        </Button>
      }
      filters={
        <>
          <ListSearch
            key={view.search}
            label={t('subscriptions.search')}
            value={view.search}
            onSearch={(search) => look({ ...view, search })}
          />
          <FilterChips
            label={t('status')}
            value={view.state ?? ''}
            options={[
              { value: '', label: t('companies.all') },
              ...subscriptionStatuses.map((value) => ({ value, label: stateText(value) })),
            ]}
            onChange={(value) => look({ ...view, state: subscriptionStatuses.find((each) => each === value) })}
          />
          {isGranting && <GrantDialog onClose={() => setGranting(false)} />}
        </>
      }
      state={state}
      empty={t('subscriptions.empty')}
      onReset={view.search || view.state ? () => look({}) : undefined}
      back={hrefOf()}
      columns={[
        { label: t('employer'), cell: ({ person }) => person?.name },
        { label: t('payment.plan'), cell: ({ plan }) => plan },
        { label: t('status'), cell: ({ status }) => stateText(stateOf(status) ?? 'expired') },
        {
          label: t('subscription.expires'),
          cell: ({ expires_at: end }) => (end ? format.date(end) : words('subscription', 'unlimited')),
        },
      ]}
      hrefOf={({ id }) => hrefOf(id)}
      openId={open && subscriptionId}
      detail={open && <SubscriptionDetail key={open.id} subscription={open} />}
    />
  );
}
