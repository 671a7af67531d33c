import { Card, LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './ApplicationBrowser.css.ts';

/** Six rows of the list's geometry while it loads. */
export function RowsSkeleton() {
  return (
    <LoadingRegion>
      <Card padding="none">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={css.ghostRow}>
            <Skeleton shape="circle" width={36} height={36} />
            <div className={css.ghostText}>
              <Skeleton width="62%" />
              <Skeleton width="40%" height={12} />
            </div>
            <Skeleton width={84} height={24} />
          </div>
        ))}
      </Card>
    </LoadingRegion>
  );
}

/** The open application's geometry; the rows beside it say that all is loading. */
export function PanelSkeleton() {
  return (
    <Card aria-hidden className={css.ghostPanel}>
      <Skeleton width="44%" height={28} />
      <Skeleton width="32%" />
      <Skeleton height={32} />
      <Skeleton width="48%" height={40} />
      <Skeleton width="88%" />
      <Skeleton width="58%" />
    </Card>
  );
}
