import { Card, LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './Applications.css.ts';

/** Four rows of the list's geometry while it loads. */
export function RowsSkeleton() {
  return (
    <LoadingRegion>
      <Card padding="none">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={css.ghostRow}>
            <Skeleton width="62%" />
            <Skeleton width="40%" height={12} />
            <Skeleton width="30%" height={12} />
          </div>
        ))}
      </Card>
    </LoadingRegion>
  );
}

/** The open response's geometry; the rows beside it say that all is loading. */
export function PanelSkeleton() {
  return (
    <Card aria-hidden className={css.panel}>
      <Skeleton width="44%" height={28} />
      <Skeleton width="32%" />
      <Skeleton height={32} />
      <Skeleton width="88%" />
    </Card>
  );
}
