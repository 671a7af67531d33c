import { Card, LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './VacancyList.css.ts';

/** Six rows of the list's geometry while it loads. */
export function RowsSkeleton() {
  return (
    <LoadingRegion>
      <Card padding="none">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={css.ghostRow}>
            <div className={css.ghostLine}>
              <Skeleton width="56%" height={18} />
              <Skeleton width={84} height={22} />
            </div>
            <div className={css.ghostLine}>
              <Skeleton width="40%" />
              <Skeleton width="32%" />
            </div>
            <Skeleton width="24%" height={12} />
          </div>
        ))}
      </Card>
    </LoadingRegion>
  );
}

/** The open vacancy's geometry; the rows beside it say that all is loading. */
export function PanelSkeleton() {
  return (
    <Card aria-hidden className={css.ghostPanel}>
      <Skeleton width="52%" height={26} />
      <Skeleton width="34%" height={22} />
      <Skeleton width="48%" height={40} />
      <Skeleton width="92%" />
      <Skeleton width="88%" />
      <Skeleton width="58%" />
    </Card>
  );
}
