import type { SubscriptionLending } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import type { QueryState } from '@kasb/kit';
import { Banner, Button, Heading, Link, LoadingRegion, Skeleton, Text } from '@kasb/ui';
import { useId } from 'react';
import { billingMessages } from '../../messages/index.ts';
import { LendingRow } from './LendingRow.tsx';
import * as css from './Lendings.css.ts';

export interface LendingsProps {
  subscriptionId: string;
  query: QueryState<{ items: readonly SubscriptionLending[] }>;
}

/** Statuses of a provider that does not have the call at all. */
const lacking = [404, 405, 501];

/** Who else publishes on a subscription: a switch for each of the holder's companies, which the holder alone moves. */
export function Lendings({ subscriptionId, query }: LendingsProps) {
  const t = useMessages(billingMessages);
  const links = useLinks();
  const id = useId();
  if (query.status === 'error' && lacking.includes(query.error.status)) return null;
  return (
    <section aria-labelledby={id} className={css.block}>
      <div className={css.words}>
        <Heading id={id} level={3}>
          {t('lending.title')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('lending.hint')}
        </Text>
      </div>
      {content()}
    </section>
  );

  function content() {
    if (query.status === 'loading') {
      return (
        <LoadingRegion className={css.ghost}>
          <Skeleton width="46%" height={16} />
          <Skeleton width={40} height={24} />
        </LoadingRegion>
      );
    }
    if (query.status === 'error') {
      return (
        <Banner
          tone="neutral"
          action={
            <Button variant="quiet" size="sm" onPress={query.retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('lending.failed')}
        </Banner>
      );
    }
    const lendings = query.data.items.filter((lending) => lending.subscription_id === subscriptionId);
    if (lendings.length === 0) {
      return (
        <Text size="sm">
          {t('lending.empty')} <Link href={links.companies()}>{t('lending.companies')}</Link>
        </Text>
      );
    }
    return (
      <div className={css.rows}>
        {lendings.map((lending) => (
          <LendingRow key={lending.company_id} lending={lending} />
        ))}
      </div>
    );
  }
}
