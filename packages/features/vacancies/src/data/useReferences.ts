import { listCurrencies, listEmploymentTypes, listRegions } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** The reference lists of the form; each is empty while it loads and when it does not. */
export function useReferences() {
  return {
    employmentTypes: useQuery(listEmploymentTypes, {}).data ?? [],
    currencies: useQuery(listCurrencies, {}).data ?? [],
    regions: useQuery(listRegions, {}).data ?? [],
  };
}
