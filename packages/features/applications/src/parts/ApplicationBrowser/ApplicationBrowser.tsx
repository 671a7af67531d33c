import { Suspense, useState } from 'react';
import { noFilters } from '../../model/applicationFilters.ts';
import type { ApplicationsLayout } from '../../model/applicationsView.ts';
import { rememberedLayout, rememberLayout } from '../../model/rememberedLayout.ts';
import { useWalk } from '../useWalk.ts';
import * as css from './ApplicationBrowser.css.ts';
import { BoardBrowser } from './BoardBrowser.tsx';
import type { ApplicationBrowserProps } from './browserProps.ts';
import { FilterRow } from './lazyParts.ts';
import { ListBrowser } from './ListBrowser.tsx';
import { Ways } from './Ways.tsx';

/** The applications as a list beside the open one, or as a board, as it was looked at last. */
export function ApplicationBrowser({ vacancyId, view, onViewChange, renderHead, interview }: ApplicationBrowserProps) {
  const [remembered, setRemembered] = useState(rememberedLayout);
  const layout = view.layout ?? remembered;
  const filters = view.filters ?? noFilters;
  const walk = useWalk(view, onViewChange);
  const { show } = walk;

  const lookAt = (next: ApplicationsLayout) => {
    setRemembered(next);
    rememberLayout(next);
    show({ ...view, layout: next, applicationId: '' }, { replace: false });
  };
  const shown = {
    vacancyId,
    view,
    filters,
    walk,
    renderHead,
    ways: <Ways vacancyId={vacancyId} layout={layout} onChange={lookAt} />,
    filterRow: (
      <Suspense fallback={<div className={css.filters} />}>
        <FilterRow
          filters={filters}
          vacancyId={vacancyId}
          onChange={(next) => show({ ...view, filters: next, applicationId: '' }, { replace: false })}
        />
      </Suspense>
    ),
  };
  return layout === 'board' ? <BoardBrowser {...shown} /> : <ListBrowser {...shown} interview={interview} />;
}
