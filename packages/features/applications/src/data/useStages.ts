import { getVacancy, listCompanies, listStages } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/**
 * Sub-stages of the vacancy's company, or of the employer's only one: where there are several, each has its own.
 * Nothing is read before they are wanted.
 */
export function useStages(vacancyId: string | undefined, isWanted = true) {
  const vacancy = useQuery(getVacancy, isWanted && vacancyId !== undefined ? { params: { id: vacancyId } } : null);
  const companies = useQuery(listCompanies, isWanted && vacancyId === undefined ? {} : null);
  const all = companies.data?.items ?? [];
  const companyId = vacancy.data?.company_id ?? (all.length === 1 ? all[0]?.id : undefined);
  const stages = useQuery(listStages, companyId === undefined ? null : { params: { id: companyId } });
  return { companyId, stages: stages.data?.items ?? [] };
}
