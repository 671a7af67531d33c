import { getVacancy } from '@kasb/contract';
import type { Application } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** Title and company of a vacancy: as it is, else as its first application names it. */
export function useVacancyName(vacancyId: string, first: Application | undefined) {
  const vacancy = useQuery(getVacancy, { params: { id: vacancyId } });
  const known = vacancy.data;
  return {
    isLoading: vacancy.status === 'loading' && !first,
    title: known?.title ?? first?.vacancy.title,
    company: known?.company_name ?? first?.vacancy.company_name,
  };
}

/** Title of a vacancy that a filter names; without one nothing is read. */
export function useVacancyTitle(vacancyId: string | undefined): string | undefined {
  return useQuery(getVacancy, vacancyId === undefined ? null : { params: { id: vacancyId } }).data?.title;
}
