import { LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './Respond.css.ts';

/** The form before it is known who fills it in. */
export function FormSkeleton() {
  return (
    <LoadingRegion className={css.form}>
      <Skeleton height={28} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </LoadingRegion>
  );
}
