import { getPublicVacancy } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** One public vacancy with its whole texts. */
export function usePublicVacancy(vacancyId: string) {
  return useQuery(getPublicVacancy, { params: { id: vacancyId } });
}
