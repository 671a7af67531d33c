import { Suspense } from 'react';
import { useComponents, useScreens } from './data.ts';
import { Overview } from './Overview.tsx';
import { ReviewPage } from './ReviewPage.tsx';

/** The overview as a page of Storybook. */
export function OverviewPage() {
  return (
    <ReviewPage>
      <Suspense>
        <OverviewParts />
      </Suspense>
    </ReviewPage>
  );
}

function OverviewParts() {
  return <Overview screens={useScreens().screens} components={useComponents()} />;
}
