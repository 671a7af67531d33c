import { Card, LoadingRegion, Skeleton, Stack } from '@kasb/ui';
import * as css from './Resume.css.ts';

/** The page's geometry while it loads: the head, then three blocks. */
export function ResumeSkeleton() {
  return (
    <LoadingRegion className={css.columns}>
      <div className={css.side}>
        <Card className={css.head}>
          <Skeleton shape="circle" width={96} height={96} />
          <div className={css.names}>
            <Skeleton width="56%" height={30} />
            <Skeleton width="40%" height={20} />
            <Skeleton width="64%" />
            <Skeleton width="28%" height={24} />
          </div>
        </Card>
        <Block />
        <Block />
      </div>
      <div className={css.side}>
        <Block />
      </div>
    </LoadingRegion>
  );
}

function Block() {
  return (
    <Card>
      <Lines />
    </Card>
  );
}

/** The same below the head of another page. */
export function ResumeSkeletonWithin() {
  return (
    <LoadingRegion className={css.insideTab}>
      <Stack gap={8}>
        <Lines />
        <Lines />
      </Stack>
    </LoadingRegion>
  );
}

function Lines() {
  return (
    <Stack gap={3}>
      <Skeleton width="32%" height={20} />
      <Skeleton width="88%" />
      <Skeleton width="72%" />
    </Stack>
  );
}
