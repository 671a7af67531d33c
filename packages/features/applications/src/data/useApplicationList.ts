import { listApplications, listVacancyApplications } from '@kasb/contract';
import { usePages } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { knownCounts } from '../model/applicationCounts.ts';
import { noFilters, wireFilters } from '../model/applicationFilters.ts';
import type { ApplicationsView } from '../model/applicationsView.ts';
import { useApplicationCounts } from './useApplicationCounts.ts';

const PAGE = 50;
const onReturn = 'refresh';

/** Applications of all vacancies or of one, page by page, with what is known of their number. */
export function useApplicationList(
  vacancyId: string | undefined,
  { status, filters = noFilters }: Pick<ApplicationsView, 'status' | 'filters'>,
) {
  const { vacancy_id: vacancy, ...wire } = wireFilters(filters);
  const query = { limit: PAGE, status: status === 'all' ? undefined : status, ...wire };
  const ofAll = usePages(
    listApplications,
    vacancyId === undefined ? { query: { ...query, vacancy_id: vacancy } } : null,
    { onReturn },
  );
  const ofVacancy = usePages(
    listVacancyApplications,
    vacancyId !== undefined ? { params: { id: vacancyId }, query } : null,
    { onReturn },
  );
  const pages = vacancyId === undefined ? ofAll : ofVacancy;
  const told = useApplicationCounts(vacancyId, filters);
  const [wanted, setWanted] = useState({ status, count: PAGE });

  const isReady = pages.status === 'ready';
  const loaded = pages.items ?? [];
  // A provider that does not know the filter sends them all. Here the status as it came counts, so that a row stays
  // where it is when it is moved on.
  const matching = status === 'all' ? loaded : loaded.filter((application) => application.status === status);
  const count = wanted.status === status ? wanted.count : PAGE;
  const items = matching.slice(0, count);

  const isSearching = isReady && pages.hasMore && !pages.failure && matching.length < count;
  const isLoadingMore = isReady && pages.isLoadingMore;
  const readOn = useEffectEvent(() => isReady && pages.showMore());
  useEffect(() => {
    if (isSearching && !isLoadingMore) readOn();
  }, [isSearching, isLoadingMore]);

  return {
    pages,
    /** The applications to show. */
    items,
    counts: isReady
      ? knownCounts({
          told,
          status,
          loaded,
          total: pages.total,
          hasMore: pages.hasMore,
        })
      : { all: undefined, chosen: undefined, byStatus: told },
    hasMore: isReady && (pages.hasMore || matching.length > items.length),
    isLoadingMore: isLoadingMore || isSearching,
    showMore() {
      setWanted({ status, count: items.length + PAGE });
      if (pages.failure) pages.showMore();
    },
  };
}
