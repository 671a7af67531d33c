import { listCompanies } from '@kasb/contract';
import { usePages } from '@kasb/kit';

/** Companies the person owns or is a member of, page by page; a failed load is empty with its `failure`. */
export function useCompanies() {
  // Some were joined or left on other screens.
  return usePages(listCompanies, {}, { onReturn: 'refresh' });
}
