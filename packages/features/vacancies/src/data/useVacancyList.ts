import { listCompanyVacancies, listVacancies } from '@kasb/contract';
import { usePages } from '@kasb/kit';
import { withStatus } from '../model/listView.ts';
import type { VacancyListView } from '../model/listView.ts';

const PAGE = 50;
const onReturn = 'refresh';

type Filters = Pick<VacancyListView, 'companyId' | 'status'>;

/** Vacancies of all companies or of one, page by page; nothing waits. */
function useVacancyPages(filters: Filters | undefined) {
  const companyId = filters?.companyId;
  const query = { limit: PAGE, ...(filters && filters.status !== 'all' && { status: filters.status }) };
  const ofAll = usePages(listVacancies, filters && !companyId ? { query } : null, { onReturn });
  const ofCompany = usePages(listCompanyVacancies, companyId ? { params: { id: companyId }, query } : null, {
    onReturn,
  });
  return companyId ? ofCompany : ofAll;
}

/**
 * Vacancies of all companies or of one, in every status or in one. A list that is whole here is filtered here, a longer
 * one by the provider; what came is filtered again, since not every provider knows how.
 */
export function useVacancyList({ companyId, status }: Filters) {
  const all = useVacancyPages({ companyId, status: 'all' });
  const isAsked = status !== 'all' && all.status === 'ready' && all.hasMore;
  const asked = useVacancyPages(isAsked ? { companyId, status } : undefined);
  const pages = isAsked ? asked : all;

  return {
    /** What is shown, as it came. */
    pages,
    /** Every status, for counts. */
    all,
    /** The vacancies to show. */
    items: withStatus(pages.items ?? [], status),
  };
}
