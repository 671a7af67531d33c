import { Card, LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './Pricing.css.ts';

/** Tabs and three cards of their geometry while the plans load. */
export function PlansSkeleton() {
  return (
    <LoadingRegion>
      <div className={css.ghostTabs}>
        {[72, 52, 84].map((width) => (
          <Skeleton key={width} width={width} height={18} />
        ))}
      </div>
      <div className={css.cards}>
        {[1, 2, 3].map((card) => (
          <Card key={card} padding="lg" className={css.ghostCard}>
            <Skeleton width="40%" height={24} />
            <Skeleton width="88%" />
            <Skeleton width="62%" height={34} />
            <Skeleton shape="box" height={40} />
            <Skeleton width="72%" />
            <Skeleton width="64%" />
            <Skeleton width="80%" />
          </Card>
        ))}
      </div>
    </LoadingRegion>
  );
}
