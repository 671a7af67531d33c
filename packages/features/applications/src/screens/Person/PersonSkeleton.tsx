import { Card, LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './Person.css.ts';

/** The head, what was sent and the rail, in their geometry. */
export function PersonSkeleton() {
  return (
    <LoadingRegion>
      <Card>
        <div className={css.head}>
          <Skeleton shape="circle" width={56} height={56} />
          <div className={css.names}>
            <Skeleton width="44%" height={30} />
            <Skeleton width="62%" />
            <Skeleton width="52%" />
          </div>
        </div>
        <Skeleton height={40} />
      </Card>
      <div className={css.columns}>
        <Card className={css.ghost}>
          <Skeleton width="40%" />
          <Skeleton height={120} />
          <Skeleton height={120} />
        </Card>
        <Card className={css.ghost}>
          <Skeleton width="60%" />
          <Skeleton height={52} />
          <Skeleton height={96} />
        </Card>
      </div>
    </LoadingRegion>
  );
}
