import { LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './Respond.css.ts';

/** The form before it is known who fills it in. */
export function FormSkeleton() {
  return (
    <LoadingRegion className={css.form}>
      <Skeleton className={css.ghostTitle} />
      <Skeleton className={css.ghostField} />
      <Skeleton className={css.ghostField} />
    </LoadingRegion>
  );
}
