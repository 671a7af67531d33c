import { checkSubscription, countApplications, listApplications, listCompanies, listVacancies } from '@kasb/contract';
import { isLacking, usePages, useQuery } from '@kasb/kit';
import { countActive, countApplied, isWhole } from '../model/counts.ts';

/** Enough to count by where the provider gives no totals, and no more than a page has to carry. */
const PAGE = 20;

const nothing = { items: [], total: 0, hasMore: false };
const onReturn = 'refresh';

/** All that the dashboard shows, asked for at once; each part loads, fails and is tried again for itself. */
export function useDashboard() {
  const vacancies = usePages(listVacancies, { query: { limit: PAGE } }, { onReturn });
  const active = usePages(listVacancies, { query: { status: 'active', limit: 1 } }, { onReturn });
  const applications = usePages(listApplications, { query: { limit: PAGE } }, { onReturn });
  const companies = usePages(listCompanies, { query: { limit: PAGE } }, { onReturn });
  const counts = useQuery(countApplications, {});
  const subscription = useQuery(checkSubscription, {});

  const all = vacancies.status === 'ready' ? vacancies : undefined;
  const isAllHere = all !== undefined && !all.failure && isWhole(all);
  const isActiveKnown = all !== undefined && (isAllHere || active.status === 'ready');
  const list = applications.status === 'ready' ? applications : undefined;
  const areApplicationsKnown = counts.data !== undefined || (counts.status === 'error' && list !== undefined);
  const applied = areApplicationsKnown ? countApplied(counts.data, list ?? nothing) : undefined;

  // What the lists themselves do not say.
  const failed = [
    isAllHere ? undefined : active.failure,
    counts.status === 'error' && !isLacking(counts.error) ? counts : undefined,
    companies.failure,
  ].filter((failure) => failure !== undefined);

  return {
    vacancies,
    applications,
    subscription,
    /** Absent numbers are being counted. */
    counters: {
      active: isActiveKnown ? countActive(all, active.status === 'ready' ? active : nothing) : undefined,
      applied: applied?.applied,
      total: applied?.total,
      companies: companies.status === 'ready' ? companies.total : undefined,
    },
    /** Asks again for the numbers that did not load; absent: all did. */
    failure: failed.length > 0 ? { retry: () => failed.forEach(({ retry }) => retry()) } : undefined,
  };
}

/** What the dashboard shows. */
export type DashboardData = ReturnType<typeof useDashboard>;
