import { countPublicVacancies, searchVacancies } from '@kasb/contract';
import type { VacancyCounts } from '@kasb/contract';
import { usePages, useQuery } from '@kasb/kit';
import { isAlone } from '../model/place.ts';
import type { VacancyPlace } from '../model/place.ts';

/** How many vacancies a place has, and its neighbours; its name comes with them. */
export function usePlaceCounts(place: VacancyPlace) {
  return useQuery(countPublicVacancies, { query: place });
}

/** How many the whole country has, where there is nothing beside a place; undefined where there is. */
export function useCountsAround(counts: VacancyCounts): VacancyCounts | undefined {
  return useQuery(countPublicVacancies, isAlone(counts) ? {} : null).data;
}

/** The vacancies of a place, page by page from the cursor on. */
export function usePlaceVacancies(place: VacancyPlace, cursor: string | undefined) {
  return usePages(searchVacancies, { query: { ...place, cursor } });
}
