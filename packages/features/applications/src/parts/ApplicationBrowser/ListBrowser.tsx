import { LoadFailure, useMessages, useNavigate } from '@kasb/kit';
import { BackLink, ListDetail, Page, useIsNarrow } from '@kasb/ui';
import { Suspense, useRef } from 'react';
import { useApplication } from '../../data/useApplication.ts';
import { useApplicationList } from '../../data/useApplicationList.ts';
import { applicationsMessages } from '../../messages/index.ts';
import { isNarrowed, noFilters } from '../../model/applicationFilters.ts';
import { selectedCount } from '../../model/selection.ts';
import { ApplicationRows } from '../ApplicationRows/ApplicationRows.tsx';
import { usePageOf } from '../usePageOf.ts';
import * as css from './ApplicationBrowser.css.ts';
import type { ApplicationBrowserProps, BrowserProps } from './browserProps.ts';
import { PanelSkeleton, RowsSkeleton } from './BrowserSkeleton.tsx';
import { ListSelection } from './lazyParts.ts';
import { NoApplications } from './NoApplications.tsx';
import { OpenApplication } from './OpenApplication.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { useListKeys } from './useListKeys.ts';
import { useListStatus } from './useListStatus.tsx';

/** Filter, list and panel, with the keys that move along and change the status. */
export function ListBrowser({
  vacancyId,
  view,
  filters,
  walk: { openId, isWalking, walk, show },
  renderHead,
  ways,
  filterRow,
  interview,
}: BrowserProps & Pick<ApplicationBrowserProps, 'interview'>) {
  const t = useMessages(applicationsMessages);
  const page = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(page);
  const list = useApplicationList(vacancyId, view);
  const navigate = useNavigate();
  const pageOf = usePageOf(view, vacancyId);
  const { statusOf, change, refusal } = useListStatus();

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

  return (
    <div ref={page}>
      <Page width="wide">
        <div className={css.flow}>
          {!(isNarrow && isOpen) && (
            <>
              <div className={css.first}>
                {renderHead(
                  isLoading ? {} : { total: counts.all, waiting: counts.byStatus?.applied },
                  items[0],
                  undefined,
                )}
              </div>
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
              {filterRow}
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
