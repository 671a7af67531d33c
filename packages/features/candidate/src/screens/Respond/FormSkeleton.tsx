import { LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './Respond.css.ts';

/** The form before it is known who fills it in. */
export function FormSkeleton() {
  return (
    <LoadingRegion>
      <div className={css.form}>
        <Skeleton width="50%" height={28} />
        <Skeleton height={48} />
        <Skeleton height={48} />
        <Skeleton height={44} />
        <Skeleton height={48} />
      </div>
    </LoadingRegion>
  );
}
