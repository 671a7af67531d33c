import type { AnswerOf, checkSubscription } from '@kasb/contract';
import { LoadFailure, match, useLinks, useMessages } from '@kasb/kit';
import type { Failure, QueryState } from '@kasb/kit';
import { Banner, Card, LinkButton, LoadingRegion, Skeleton } from '@kasb/ui';
import { employerMessages } from '../../messages/index.ts';
import { planOf } from '../../model/plan.ts';
import { BorrowedCard } from './BorrowedCard.tsx';
import * as css from './SubscriptionBlock.css.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';

export interface SubscriptionBlockProps {
  check: QueryState<AnswerOf<typeof checkSubscription>>;
  /** Milliseconds. */
  now: number;
}

/** The subscription in use, else those that others lent, else that there is none; a failed check counts as none. */
export function SubscriptionBlock({ check, now }: SubscriptionBlockProps) {
  const content = match(check, {
    loading: () => <SubscriptionSkeleton />,
    error: (failure) => <NoSubscription failure={failure} />,
    ready({ data }) {
      const plan = planOf(data, now);
      if (plan) return <SubscriptionCard plan={plan} />;
      return data.borrowed.length > 0 ? <BorrowedCard borrowed={data.borrowed} /> : <NoSubscription />;
    },
  });
  return (
    <div tabIndex={-1} className={css.block}>
      {content}
    </div>
  );
}

function NoSubscription({ failure }: { failure?: Failure }) {
  const t = useMessages(employerMessages);
  const links = useLinks();
  return (
    <>
      <Banner
        tone="caution"
        title={t('subscription.none')}
        action={
          <LinkButton size="sm" variant="quiet" href={links.pricing()}>
            {t('choosePlan')}
          </LinkButton>
        }
      >
        {t('subscription.noneHint')}
      </Banner>
      <LoadFailure failure={failure} isQuiet>
        {t('subscription.failed')}
      </LoadFailure>
    </>
  );
}

function SubscriptionSkeleton() {
  return (
    <LoadingRegion>
      <Card className={css.ghost}>
        <Skeleton width="62%" height={20} />
        <Skeleton height={12} />
        <Skeleton width="80%" />
        <Skeleton width="72%" />
        <Skeleton shape="box" height={32} />
      </Card>
    </LoadingRegion>
  );
}
