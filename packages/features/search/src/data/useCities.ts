import { listCities } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** The cities to filter by; none while they load or when they do not. */
export function useCities() {
  const cities = useQuery(listCities, {}).data ?? [];
  return {
    names: cities.flatMap(({ name }) => name ?? []),
    /** A city's name in the language of the page, whichever it was chosen in; any other place as it is. */
    nameOf: (place: string) => cities.find((city) => city.other_name === place)?.name ?? place,
  };
}
