import type { ApiError } from '@kasb/contract';
import { useProblemText } from '@kasb/kit';
import { Card, EmptyState, LoadingRegion, Skeleton, useScrollable } from '@kasb/ui';
import type { ReactNode } from 'react';
import * as css from './Paper.css.ts';

export interface PaperProps {
  /** Names the paper for readers. */
  label: string;
  children: ReactNode;
}

/** A sheet that is printed alone; where it is wider than the page it scrolls by itself. */
export function Paper({ label, children }: PaperProps) {
  const scrollable = useScrollable();
  return (
    <div {...scrollable} role="region" aria-label={label} className={css.scroll}>
      <div className={css.paper}>{children}</div>
    </div>
  );
}

/** A sheet that is on its way. */
export function PaperSkeleton() {
  return (
    <LoadingRegion className={css.ghost}>
      <Skeleton width="48%" height={32} />
      <Skeleton shape="box" height={640} />
    </LoadingRegion>
  );
}

/** There is no such paper. */
export function PaperMissing({ error }: { error: ApiError }) {
  const problem = useProblemText();
  return (
    <Card padding="none" className={css.missing}>
      <EmptyState title={problem(error)} headingLevel={2} />
    </Card>
  );
}
