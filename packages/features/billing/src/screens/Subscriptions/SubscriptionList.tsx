import type { AnswerOf, Subscription, checkSubscription } from '@kasb/contract';
import { standingOf } from '@kasb/domain/subscription';
import { LoadFailure, match, useLinks, useMessages } from '@kasb/kit';
import type { QueryState } from '@kasb/kit';
import { Card, EmptyState, LinkButton } from '@kasb/ui';
import { useState } from 'react';
import { useLendings } from '../../data/useLendings.ts';
import { billingMessages } from '../../messages/index.ts';
import { Lendings } from './Lendings.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import * as css from './Subscriptions.css.ts';
import { SubscriptionsSkeleton } from './SubscriptionsSkeleton.tsx';

export interface SubscriptionListProps {
  query: QueryState<AnswerOf<typeof checkSubscription>>;
  /** Plans can be paid for here: what is extended is paid for at once. */
  isSold: boolean;
}

/** What the employer holds, a card each. */
export function SubscriptionList({ query, isSold }: SubscriptionListProps) {
  const t = useMessages(billingMessages);
  const links = useLinks();
  const [now] = useState(Date.now);
  const subscriptions = (query.data?.subscriptions ?? []).map((subscription) => ({
    subscription,
    standing: standingOf(subscription, now),
  }));
  const lendings = useLendings(subscriptions.some(({ standing }) => standing.isActive));
  // One solid button on the page: the first that may be extended.
  const main = subscriptions.find(({ standing }) => standing.canExtend)?.subscription;
  const extensionOf = ({ id, pricing_plans: plan }: Subscription) =>
    isSold && plan?.id !== undefined ? links.checkout(plan.id, id) : links.pricing();

  return match(query, {
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
              extension={extensionOf(subscription)}
              lendings={standing.isActive && <Lendings subscriptionId={subscription.id} query={lendings} />}
            />
          ))}
        </div>
      ),
  });
}
