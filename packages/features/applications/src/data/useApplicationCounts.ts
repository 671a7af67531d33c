import { countApplications } from '@kasb/contract';
import type { ApplicationCounts } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import { wireFilters } from '../model/applicationFilters.ts';
import type { ApplicationFilters } from '../model/applicationFilters.ts';

/** How many applications there are, of all vacancies or of one, in each status; absent while that is not known. */
export function useApplicationCounts(
  vacancyId: string | undefined,
  filters: ApplicationFilters,
): ApplicationCounts | undefined {
  const { sort: _, vacancy_id: vacancy, ...narrowing } = wireFilters(filters);
  return useQuery(countApplications, { query: { ...narrowing, vacancy_id: vacancyId ?? vacancy } }).data;
}
