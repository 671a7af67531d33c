import { getPublicCompany, listPublicCompanyVacancies } from '@kasb/contract';
import { usePages, useQuery } from '@kasb/kit';

/** A company as everybody sees it. */
export function usePublicCompany(companyId: string) {
  return useQuery(getPublicCompany, { params: { id: companyId } });
}

/** Its open vacancies, page by page from the cursor on. */
export function useCompanyVacancies(companyId: string, cursor: string | undefined) {
  return usePages(listPublicCompanyVacancies, { params: { id: companyId }, query: { cursor } });
}
