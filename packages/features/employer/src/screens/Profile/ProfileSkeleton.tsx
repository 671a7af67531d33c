import { Card, FormGrid, FormRow, LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './Profile.css.ts';

/** The card with its fields while the profile loads. */
export function ProfileSkeleton() {
  const field = (height = 40) => (
    <div className={css.ghostField}>
      <Skeleton width={96} />
      <Skeleton shape="box" height={height} />
    </div>
  );
  return (
    <LoadingRegion>
      <Card padding="none">
        <div className={css.body}>
          <div className={css.head}>
            <Skeleton shape="circle" width={56} height={56} />
            <div className={css.ghostField}>
              <Skeleton width={180} height={18} />
              <Skeleton width={96} />
            </div>
          </div>
          <FormGrid columns={2}>
            {field()}
            {field()}
            {field()}
            {field()}
            <FormRow>{field()}</FormRow>
            <FormRow>{field(108)}</FormRow>
          </FormGrid>
        </div>
      </Card>
    </LoadingRegion>
  );
}
