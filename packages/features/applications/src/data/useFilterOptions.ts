import { listRegions, listVacancies } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** The places that are offered; read where they are drawn, when their filter opens. */
export function useCities() {
  return useQuery(listRegions, {});
}

/** The employer's vacancies, the newest first. */
export function useVacancyOptions() {
  return useQuery(listVacancies, { query: { limit: 100 } });
}
