import { listCompanies } from '@kasb/contract';
import { listOf, useQuery } from '@kasb/kit';

/** The person's companies; a failed load reads as none. */
export function useCompanies() {
  return listOf(useQuery(listCompanies, { query: { limit: 100 } }), ({ items }) => items);
}
