import { getPublicVacancy } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** One public vacancy with its whole texts. It is asked for in any case: the call counts the view, for its tag. */
export function usePublicVacancy(vacancyId: string, via: string | undefined) {
  const query = via === undefined ? {} : { query: { via } };
  return useQuery(getPublicVacancy, { params: { id: vacancyId }, ...query }, { isAlwaysAsked: true });
}
