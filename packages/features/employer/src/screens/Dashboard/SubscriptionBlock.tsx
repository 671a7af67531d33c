import type { AnswerOf, checkSubscription } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import type { QueryState } from '@kasb/kit';
import { Banner, Card, LinkButton, LoadingRegion, Skeleton } from '@kasb/ui';
import { employerMessages } from '../../messages/index.ts';
import { planOf } from '../../model/plan.ts';
import { QuietFailure } from './QuietFailure.tsx';
import * as css from './SubscriptionBlock.css.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';

export interface SubscriptionBlockProps {
  check: QueryState<AnswerOf<typeof checkSubscription>>;
  /** Milliseconds. */
  now: number;
}

/** The subscription in use, or that there is none; a check that failed counts as none. */
export function SubscriptionBlock({ check, now }: SubscriptionBlockProps) {
  const plan = check.status === 'ready' ? planOf(check.data, now) : undefined;
  return (
    <div tabIndex={-1} className={css.block}>
      {check.status === 'loading' && <SubscriptionSkeleton />}
      {plan && <SubscriptionCard plan={plan} />}
      {check.status !== 'loading' && !plan && (
        <NoSubscription onRetry={check.status === 'error' ? check.retry : undefined} />
      )}
    </div>
  );
}

function NoSubscription({ onRetry }: { onRetry: (() => void) | undefined }) {
  const t = useMessages(employerMessages);
  const links = useLinks();
  return (
    <>
      <Banner
        tone="caution"
        title={t('subscription.none')}
        action={
          <LinkButton size="sm" variant="quiet" href={links.pricing()}>
            {t('subscription.choose')}
          </LinkButton>
        }
      >
        {t('subscription.noneHint')}
      </Banner>
      {onRetry && <QuietFailure onRetry={onRetry}>{t('subscription.failed')}</QuietFailure>}
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
