'use client';
import { standingOf } from '@kasb/domain/subscription';
import { useLinks, useMessages, LoadFailure, match, Screen } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Card, EmptyState, Heading, LinkButton, Page } from '@kasb/ui';
import { useState } from 'react';
import { useLendings } from '../../data/useLendings.ts';
import { useSubscriptions } from '../../data/useSubscriptions.ts';
import { billingMessages } from '../../messages/index.ts';
import { Lendings } from './Lendings.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import * as css from './Subscriptions.css.ts';
import { SubscriptionsSkeleton } from './SubscriptionsSkeleton.tsx';

export interface SubscriptionsProps {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof billingMessages>;
}

/** The employer's subscriptions: how long they last and how much of them is used (docs/domain.md#subscriptions). */
export function Subscriptions({ messages }: SubscriptionsProps) {
  return (
    <Screen bundle={billingMessages} overrides={messages}>
      <SubscriptionsScreen />
    </Screen>
  );
}

function SubscriptionsScreen() {
  const t = useMessages(billingMessages);
  const links = useLinks();
  const query = useSubscriptions();
  const [now] = useState(Date.now);
  const subscriptions = (query.data?.subscriptions ?? []).map((subscription) => ({
    subscription,
    standing: standingOf(subscription, now),
  }));
  const lendings = useLendings(subscriptions.some(({ standing }) => standing.isActive));
  // One solid button on the page: the first that may be extended.
  const main = subscriptions.find(({ standing }) => standing.canExtend)?.subscription;

  const content = match(query, {
    loading: () => <SubscriptionsSkeleton />,
    error: (failure) => <LoadFailure failure={failure}>{t('subscriptions.failed')}</LoadFailure>,
    ready: () =>
      subscriptions.length === 0 ? (
        <Card padding="none" className={css.empty}>
          <EmptyState
            title={t('subscriptions.empty')}
            description={t('subscriptions.emptyHint')}
            actions={
              <LinkButton variant="primary" href={links.pricing()}>
                {t('choosePlan')}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <div className={css.list}>
          {subscriptions.map(({ subscription, standing }) => (
            <SubscriptionCard
              key={subscription.id}
              subscription={subscription}
              standing={standing}
              isMain={subscription === main}
              lendings={standing.isActive && <Lendings subscriptionId={subscription.id} query={lendings} />}
            />
          ))}
        </div>
      ),
  });
  return (
    <Page width="mid">
      <div className={css.head}>
        <Heading level={1}>{t('subscriptions.title')}</Heading>
        {subscriptions.length > 0 && <LinkButton href={links.pricing()}>{t('choosePlan')}</LinkButton>}
      </div>
      {content}
    </Page>
  );
}
