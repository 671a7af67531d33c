import { LoadingRegion, Page, Skeleton, Stack } from '@kasb/ui';

/** Holds the place of a step. */
export function StepSkeleton() {
  return (
    <Page width="mid">
      <LoadingRegion>
        <Stack gap={5}>
          <Skeleton width="40%" height={30} />
          <Skeleton height={6} />
          {['title', 'city', 'pay'].map((name) => (
            <Skeleton key={name} height={62} />
          ))}
        </Stack>
      </LoadingRegion>
    </Page>
  );
}
