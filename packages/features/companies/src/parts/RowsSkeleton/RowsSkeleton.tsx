import { Card, LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './RowsSkeleton.css.ts';

/** Rows of a list that is loading. */
export function RowsSkeleton() {
  return (
    <LoadingRegion>
      <Card padding="none">
        {[62, 48, 70, 54].map((width) => (
          <div key={width} className={css.row}>
            <Skeleton shape="box" width={36} height={36} />
            <div className={css.lines}>
              <Skeleton width={`${width}%`} height={16} />
              <Skeleton width="40%" height={12} />
            </div>
          </div>
        ))}
      </Card>
    </LoadingRegion>
  );
}
