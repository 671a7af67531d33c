import { Card, LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './VacancyDetail.css.ts';

/** The page's geometry while the vacancy loads. */
export function DetailSkeleton() {
  return (
    <LoadingRegion>
      <div className={css.head}>
        <div className={css.names}>
          <Skeleton width="46%" height={30} />
          <Skeleton width="62%" />
        </div>
      </div>
      <div className={css.columns}>
        <Card className={css.ghost}>
          <Skeleton width="24%" height={18} />
          <Skeleton width="92%" />
          <Skeleton width="88%" />
          <Skeleton width="60%" />
        </Card>
        <Card className={css.ghost}>
          <Skeleton width="40%" height={18} />
          <Skeleton />
          <Skeleton />
          <Skeleton height={38} />
        </Card>
      </div>
    </LoadingRegion>
  );
}
