import { Card, LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './VacancyForm.css.ts';

/** The fields' geometry while the vacancy loads. */
export function FormSkeleton() {
  return (
    <LoadingRegion className={css.columns}>
      <div className={css.sections}>
        <Card padding="lg" className={css.ghost}>
          <Skeleton width="24%" height={18} />
          <Skeleton height={40} />
          <Skeleton height={40} />
          <Skeleton height={180} />
        </Card>
        <Card padding="lg" className={css.ghost}>
          <Skeleton width="30%" height={18} />
          <Skeleton height={40} />
        </Card>
      </div>
    </LoadingRegion>
  );
}
