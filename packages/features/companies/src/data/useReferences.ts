import { listAreas, listCities } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import { areaChoices } from '../model/references.ts';
import type { Choice } from '../model/references.ts';

/** What a company chooses from. A list that fails is empty. */
export interface References {
  areas: readonly Choice[];
  cities: readonly Choice[];
  isLoading: boolean;
}

/** Activity spheres as a tree of choices, and cities. */
export function useReferences(): References {
  const areas = useQuery(listAreas, {});
  const cities = useQuery(listCities, {});
  return {
    areas: areaChoices(areas.data?.items ?? []),
    cities: cities.data?.flatMap(({ id, name }) => (name === undefined ? [] : [{ value: id, label: name }])) ?? [],
    isLoading: areas.status === 'loading' || cities.status === 'loading',
  };
}
