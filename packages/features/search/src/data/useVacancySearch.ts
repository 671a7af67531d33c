import { searchVacancies } from '@kasb/contract';
import { usePages } from '@kasb/kit';
import { queryFromFilters } from '../model/filters.ts';
import type { SearchFilters } from '../model/filters.ts';

/**
 * Public vacancies that pass the filters, page by page from the cursor on; a failed load is empty with its `failure`.
 */
export function useVacancySearch(filters: SearchFilters, cursor: string | undefined) {
  return usePages(searchVacancies, { query: { ...queryFromFilters(filters), cursor } });
}
