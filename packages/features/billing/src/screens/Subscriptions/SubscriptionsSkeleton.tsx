import { Card, LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './Subscriptions.css.ts';

/** Two cards of their geometry while the subscriptions load. */
export function SubscriptionsSkeleton() {
  return (
    <LoadingRegion className={css.list}>
      {[1, 2].map((card) => (
        <Card key={card} padding="lg" className={css.ghost}>
          <Skeleton width="32%" height={24} />
          <Skeleton width="100%" height={40} shape="box" />
          <Skeleton width="58%" height={28} />
        </Card>
      ))}
    </LoadingRegion>
  );
}
