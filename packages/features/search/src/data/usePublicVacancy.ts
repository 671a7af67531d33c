import { getPublicVacancy } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** One public vacancy with its whole texts. It is asked for in any case: the call counts the view. */
export function usePublicVacancy(vacancyId: string) {
  return useQuery(getPublicVacancy, { params: { id: vacancyId } }, { isAlwaysAsked: true });
}
