import { useNavigate } from '@kasb/kit';
import { Page } from '@kasb/ui';
import { Suspense } from 'react';
import { useApplicationCounts } from '../../data/useApplicationCounts.ts';
import { noFilters } from '../../model/applicationFilters.ts';
import { usePageOf } from '../usePageOf.ts';
import type { BrowserProps } from './browserProps.ts';
import { PanelSkeleton } from './BrowserSkeleton.tsx';
import { BoardView } from './lazyParts.ts';

/** Head, filters and the board. */
export function BoardBrowser({ view, walk, filterRow, ...head }: BrowserProps) {
  const { vacancyId, filters } = head;
  const navigate = useNavigate();
  const pageOf = usePageOf(view, vacancyId);
  return (
    <Page width="wide">
      <BoardHead {...head} />
      {filterRow}
      <Suspense fallback={<PanelSkeleton />}>
        <BoardView
          vacancyId={vacancyId}
          filters={filters}
          onOpen={(applicationId) => navigate(pageOf(applicationId))}
          onReset={() => walk.show({ ...view, filters: noFilters, applicationId: '' }, { replace: false })}
        />
      </Suspense>
    </Page>
  );
}

/** By itself: its figures change with every card that is moved, and the board is not drawn anew for them. */
function BoardHead({
  vacancyId,
  filters,
  renderHead,
  ways,
}: Pick<BrowserProps, 'vacancyId' | 'filters' | 'renderHead' | 'ways'>) {
  const counts = useApplicationCounts(vacancyId, filters);
  return renderHead({ total: counts?.total, waiting: counts?.applied }, undefined, ways);
}
