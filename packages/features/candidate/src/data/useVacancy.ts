import { getPublicVacancy } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** The vacancy that is responded to. */
export function useVacancy(vacancyId: string) {
  return useQuery(getPublicVacancy, { params: { id: vacancyId } });
}
