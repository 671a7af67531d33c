import { Suspense } from 'react';
import { Overview } from './Overview.tsx';
import { ReviewPage } from './ReviewPage.tsx';

/** The overview as a page of Storybook. */
export function OverviewPage() {
  return (
    <ReviewPage>
      <Suspense>
        <Overview />
      </Suspense>
    </ReviewPage>
  );
}
