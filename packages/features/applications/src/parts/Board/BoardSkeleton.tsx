import { LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './Board.css.ts';

/** Six columns of three cards while the board loads. */
export function BoardSkeleton() {
  return (
    <LoadingRegion>
      <div className={css.ghosts}>
        {Array.from({ length: 6 }, (_, column) => (
          <div key={column} className={css.ghost}>
            <Skeleton width="56%" />
            {Array.from({ length: 3 }, (_, card) => (
              <Skeleton key={card} height={92} />
            ))}
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
