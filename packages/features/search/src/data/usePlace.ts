import { countPublicVacancies, searchVacancies } from '@kasb/contract';
import { usePages, useQuery } from '@kasb/kit';
import type { VacancyPlace } from '../model/place.ts';

/** How many vacancies a place has, and its neighbours; its name comes with them. */
export function usePlaceCounts(place: VacancyPlace) {
  return useQuery(countPublicVacancies, { query: place });
}

/** The vacancies of a place, page by page from the cursor on. */
export function usePlaceVacancies(place: VacancyPlace, cursor: string | undefined) {
  return usePages(searchVacancies, { query: { ...place, cursor } });
}
