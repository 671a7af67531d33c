import { listCities } from '@kasb/contract';
import { listOf, useQuery } from '@kasb/kit';

/** Names of the cities to filter by; none while they load or when they do not. */
export function useCities(): readonly string[] {
  const cities = listOf(useQuery(listCities, {}), (all) => all.map(({ name }) => name));
  return cities.status === 'ready' ? cities.items.filter((name) => name !== undefined) : [];
}
