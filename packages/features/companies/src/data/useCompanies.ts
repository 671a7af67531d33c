import { listCompanies } from '@kasb/contract';
import { usePages, useReadAgain } from '@kasb/kit';

/** Companies the person owns or is a member of, page by page; a failed load is empty with its `failure`. */
export function useCompanies() {
  const pages = usePages(listCompanies, {});
  // Some were joined or left on other screens.
  useReadAgain({ endpoint: listCompanies, isHere: pages.status === 'ready' });
  return pages;
}
