import { listCurrencies, listEmploymentTypes, listRegions } from '@kasb/contract';
import { listOf, useQuery } from '@kasb/kit';
import type { ListState } from '@kasb/kit';

const itemsOf = <Item>(list: ListState<Item>): readonly Item[] => (list.status === 'ready' ? list.items : []);

/** The reference lists of the form; each is empty while it loads and when it does not. */
export function useReferences() {
  return {
    employmentTypes: itemsOf(listOf(useQuery(listEmploymentTypes, {}), (all) => all)),
    currencies: itemsOf(listOf(useQuery(listCurrencies, {}), (all) => all)),
    regions: itemsOf(listOf(useQuery(listRegions, {}), (all) => all)),
  };
}
