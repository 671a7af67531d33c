import { searchVacancies, similarVacancies } from '@kasb/contract';
import type { ApiError, Vacancy } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

const most = 3;

/** Vacancies in place of one that is closed: those like it that its refusal brought, else the newest. */
export function useOtherVacancies(error: ApiError): readonly Vacancy[] {
  const similar = similarVacancies(error);
  const newest = useQuery(searchVacancies, similar.length > 0 ? null : { query: { limit: most } });
  return (similar.length > 0 ? similar : (newest.data ?? [])).slice(0, most);
}
