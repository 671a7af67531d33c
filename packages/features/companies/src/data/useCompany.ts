import { getCompany } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** One company; without an id the state stays `loading` and nothing is asked. */
export function useCompany(companyId: string | undefined) {
  return useQuery(getCompany, companyId === undefined ? null : { params: { id: companyId } });
}
