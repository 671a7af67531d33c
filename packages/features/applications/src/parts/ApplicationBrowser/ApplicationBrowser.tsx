import type { Application } from '@kasb/contract';
import { LoadFailure, useMessages, useNavigate } from '@kasb/kit';
import { BackLink, ListDetail, Page, useIsNarrow } from '@kasb/ui';
import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useApplication } from '../../data/useApplication.ts';
import { useApplicationList } from '../../data/useApplicationList.ts';
import { applicationsMessages } from '../../messages/index.ts';
import { isNarrowed, noFilters } from '../../model/applicationFilters.ts';
import type { ApplicationsLayout, ApplicationsView } from '../../model/applicationsView.ts';
import { rememberedLayout, rememberLayout } from '../../model/rememberedLayout.ts';
import { selectedCount } from '../../model/selection.ts';
import { ApplicationRows } from '../ApplicationRows/ApplicationRows.tsx';
import { usePageOf } from '../usePageOf.ts';
import { useWalk } from '../useWalk.ts';
import type { OnViewChange } from '../useWalk.ts';
import * as css from './ApplicationBrowser.css.ts';
import { PanelSkeleton, RowsSkeleton } from './BrowserSkeleton.tsx';
import { BoardView, FilterRow, ListSelection } from './lazyParts.ts';
import { NoApplications } from './NoApplications.tsx';
import { OpenApplication } from './OpenApplication.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { useListKeys } from './useListKeys.ts';
import { useListStatus } from './useListStatus.tsx';
import { Ways } from './Ways.tsx';

export interface ApplicationBrowserProps {
  /** Applications to this vacancy alone. */
  vacancyId?: string;
  view: ApplicationsView;
  onViewChange: OnViewChange;
  /** What stands above the filter: how many there are, once that is known, the first, and the ways to look at them. */
  renderHead: (counts: HeadCounts, first: Application | undefined, ways: ReactNode) => ReactNode;
  /** The block on the interview of an application to a vacancy, below the open one. @default nothing */
  interview?: ((applicationId: string, vacancyId: string) => ReactNode) | undefined;
}

/** How many there are, and how many of them nobody has decided on; absent while that is not known. */
export interface HeadCounts {
  total?: number | undefined;
  waiting?: number | undefined;
}

/** Filter, list and panel, with the keys that move along and change the status. */
export function ApplicationBrowser({ vacancyId, view, onViewChange, renderHead, interview }: ApplicationBrowserProps) {
  const t = useMessages(applicationsMessages);
  const page = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(page);
  const [remembered, setRemembered] = useState(rememberedLayout);
  const layout = view.layout ?? remembered;
  const isBoard = layout === 'board';
  const filters = view.filters ?? noFilters;
  const list = useApplicationList(vacancyId, view, !isBoard);
  const navigate = useNavigate();
  const pageOf = usePageOf(view, vacancyId);
  const { statusOf, change, refusal } = useListStatus();
  const { openId, isWalking, walk, show } = useWalk(view, onViewChange);

  const { pages, items, counts } = list;
  const isLoading = pages.status === 'loading';
  const listed = items.find(({ id }) => id === openId) ?? (openId || isNarrow ? undefined : items[0]);
  // What is passed on the way is not read; an address may name one that the list has not come to.
  const query = useApplication(isWalking ? undefined : (listed?.id ?? openId));
  const open =
    listed ?? (query.status === 'ready' && query.data.id === openId ? query.data : isNarrow ? undefined : items[0]);
  const isOpen = open !== undefined && open.id === openId;
  const isFiltered = isNarrowed(filters);
  const isEmpty = !isLoading && !isFiltered && view.status === 'all' && items.length === 0 && !list.isLoadingMore;

  const keys = useListKeys({
    items,
    statusOf,
    open,
    of: JSON.stringify([view.status, filters]),
    onStatus: (...press) => void change(...press),
    onPage: ({ id }) => navigate(pageOf(id)),
  });

  const lookAt = (next: ApplicationsLayout) => {
    setRemembered(next);
    rememberLayout(next);
    show({ ...view, layout: next, applicationId: '' }, { replace: false });
  };
  const headCounts = { total: counts.all, waiting: counts.byStatus?.applied };
  const ways = <Ways vacancyId={vacancyId} layout={layout} onChange={lookAt} />;
  const row = (
    <Suspense fallback={<div className={css.filters} />}>
      <FilterRow
        filters={filters}
        vacancyId={vacancyId}
        onChange={(next) => show({ ...view, filters: next, applicationId: '' }, { replace: false })}
      />
    </Suspense>
  );
  if (isBoard)
    return (
      <Page width="wide">
        {renderHead(headCounts, undefined, ways)}
        {row}
        <Suspense fallback={<PanelSkeleton />}>
          <BoardView
            vacancyId={vacancyId}
            filters={filters}
            onOpen={(applicationId) => navigate(pageOf(applicationId))}
            onReset={() => show({ ...view, filters: noFilters }, { replace: false })}
          />
        </Suspense>
      </Page>
    );

  return (
    <div ref={page}>
      <Page width="wide">
        <div className={css.flow}>
          {!(isNarrow && isOpen) && (
            <>
              <div className={css.first}>{renderHead(isLoading ? {} : headCounts, items[0], undefined)}</div>
              {!isEmpty && (
                <StatusFilter
                  status={view.status}
                  counts={counts}
                  onChange={(status) => show({ ...view, status, applicationId: '' }, { replace: false })}
                />
              )}
            </>
          )}
          <LoadFailure failure={pages.failure} isQuiet className={css.part}>
            {items.length === 0 ? t('list.failed') : t('list.moreFailed')}
          </LoadFailure>
          {isEmpty ? (
            <NoApplications />
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys of the rows and buttons in it
            <div
              role="group"
              aria-label={t('list.region')}
              aria-keyshortcuts="1 2 3 4 5 O X"
              onKeyDown={keys.onKeyDown}
            >
              <ListDetail
                isOpen={isOpen}
                back={
                  <BackLink onPress={() => show({ ...view, applicationId: '' }, { replace: true })}>
                    {t('list.back')}
                  </BackLink>
                }
                list={
                  isLoading ? (
                    <RowsSkeleton />
                  ) : (
                    <ApplicationRows
                      list={list}
                      statusOf={statusOf}
                      hasVacancy={vacancyId === undefined}
                      selectedId={open?.id}
                      marked={keys.selected}
                      onClickCapture={keys.onClickCapture}
                      onOpen={(applicationId) => show({ ...view, applicationId }, { replace: !isNarrow })}
                      onWalk={(applicationId) => !isNarrow && applicationId !== open?.id && walk(applicationId)}
                      isFiltered={isFiltered}
                      onReset={() =>
                        show({ ...view, status: 'all', filters: noFilters, applicationId: '' }, { replace: false })
                      }
                    />
                  )
                }
                detail={
                  isLoading ? (
                    <PanelSkeleton />
                  ) : (
                    open && (
                      <OpenApplication
                        application={open}
                        query={query}
                        href={pageOf(open.id)}
                        status={statusOf(open)}
                        vacancyId={vacancyId}
                        renderInterview={isWalking ? undefined : interview}
                        onStatusChange={(...press) => void change(...press)}
                      />
                    )
                  )
                }
              />
            </div>
          )}
          {!(isNarrow && isOpen) && !isEmpty && (
            <div className={css.tools}>
              {ways}
              {row}
            </div>
          )}
          {refusal}
          {selectedCount(keys.selection) > 0 && (
            <Suspense>
              <ListSelection
                {...{ vacancyId, filters, items, statusOf, counts }}
                selection={keys.selection}
                onSelect={keys.setSelection}
              />
            </Suspense>
          )}
        </div>
      </Page>
    </div>
  );
}
