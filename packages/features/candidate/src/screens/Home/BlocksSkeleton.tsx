import { Card, LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './Home.css.ts';

/** The home's geometry while it loads. */
export function BlocksSkeleton() {
  return (
    <LoadingRegion className={css.main}>
      {[3, 4].map((lines) => (
        <Card key={lines} className={css.stack}>
          {Array.from({ length: lines }, (_, index) => (
            <Skeleton key={index} width={`${80 - index * 12}%`} />
          ))}
        </Card>
      ))}
    </LoadingRegion>
  );
}
