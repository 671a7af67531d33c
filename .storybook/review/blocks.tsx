import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

/** A part of a page that loads when a page has it, so that stories do without. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** What the pages of documentation are made of, by the names that MDX knows them by. */
export const blocks = {
  Example: later(async () => (await import('./ComponentPage.tsx')).Example),
  Reference: later(async () => (await import('./ComponentPage.tsx')).Reference),
  Screen: later(async () => (await import('./ScreenPage.tsx')).Screen),
  Journey: later(async () => (await import('./ScreenPage.tsx')).Journey),
  ReviewOverview: later(async () => (await import('./OverviewPage.tsx')).OverviewPage),
  Rules: later(async () => (await import('./Rules.tsx')).Rules),
};
