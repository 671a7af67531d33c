'use client';
import { Screen, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Heading, LinkButton, Page, Tabs } from '@kasb/ui';
import { useOrderPages, usePaymentMethods } from '../../data/useOrders.ts';
import { useSubscriptions } from '../../data/useSubscriptions.ts';
import { billingMessages } from '../../messages/index.ts';
import { Payments } from './Payments.tsx';
import { SubscriptionList } from './SubscriptionList.tsx';
import * as css from './Subscriptions.css.ts';

/** What the screen shows: what is held, or what was ordered. */
export type SubscriptionsTab = 'subscriptions' | 'payments';

export interface SubscriptionsProps {
  /** Orders and their papers have a tab of their own where plans can be paid for. @default 'subscriptions' */
  tab?: SubscriptionsTab;
  /** Another tab was chosen. */
  onTabChange?: (tab: SubscriptionsTab) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof billingMessages>;
}

/** The employer's subscriptions: how long they last and how much of them is used (docs/domain.md#subscriptions). */
export function Subscriptions({ messages, ...props }: SubscriptionsProps) {
  return (
    <Screen bundle={billingMessages} overrides={messages}>
      <SubscriptionsScreen {...props} />
    </Screen>
  );
}

function SubscriptionsScreen({ tab = 'subscriptions', onTabChange }: Omit<SubscriptionsProps, 'messages'>) {
  const t = useMessages(billingMessages);
  const links = useLinks();
  const own = useSubscriptions();
  const { isKnown, methods } = usePaymentMethods();
  // What stands in a tab would be drawn anew there.
  const query: typeof own = isKnown ? own : { status: 'loading' };
  const isSold = methods.length > 0;
  const hasTabs = isSold || tab === 'payments';
  const orders = useOrderPages(hasTabs);
  const count = query.data?.subscriptions.length ?? 0;
  const list = <SubscriptionList query={query} isSold={isSold} />;
  return (
    <Page width="mid">
      <div className={css.head}>
        <Heading level={1}>{t('subscriptions.title')}</Heading>
        {(count > 0 || (tab === 'payments' && orders.items?.length !== 0)) && (
          <LinkButton href={links.pricing()}>{t('choosePlan')}</LinkButton>
        )}
      </div>
      {hasTabs ? (
        <Tabs
          label={t('subscriptions.tabs')}
          selectedKey={tab}
          onSelectionChange={(id) => onTabChange?.(id === 'payments' ? 'payments' : 'subscriptions')}
          items={[
            { id: 'subscriptions', label: t('subscriptions.tab'), ...(count > 0 && { count }), content: list },
            {
              id: 'payments',
              label: t('payments.tab'),
              ...(orders.status === 'ready' && orders.total > 0 && { count: orders.total }),
              content: <Payments orders={orders} methods={methods} />,
            },
          ]}
        />
      ) : (
        list
      )}
    </Page>
  );
}
