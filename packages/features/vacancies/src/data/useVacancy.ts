import { getVacancy } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** One vacancy of the employer. */
export function useVacancy(vacancyId: string) {
  return useQuery(getVacancy, { params: { id: vacancyId } });
}
