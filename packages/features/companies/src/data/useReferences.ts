import { listAreas, listCities } from '@kasb/contract';
import { listOf, useQuery } from '@kasb/kit';
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
  const areas = listOf(useQuery(listAreas, {}), ({ items }) => items);
  const cities = listOf(useQuery(listCities, {}), (all) => all);
  return {
    areas: areas.status === 'ready' ? areaChoices(areas.items) : [],
    cities:
      cities.status === 'ready'
        ? cities.items.flatMap(({ id, name }) => (name === undefined ? [] : [{ value: id, label: name }]))
        : [],
    isLoading: areas.status === 'loading' || cities.status === 'loading',
  };
}
