import { getVacancy, listCompanyMembers, listMessageTemplates } from '@kasb/contract';
import { useQuery, useUser } from '@kasb/kit';
import type { Colleague } from '../model/mention.ts';

/** Members of the company of a vacancy, but the person themselves; read once they are wanted. */
export function useColleagues(vacancyId: string | undefined, isWanted: boolean): readonly Colleague[] {
  const user = useUser();
  const vacancy = useQuery(getVacancy, isWanted && vacancyId ? { params: { id: vacancyId } } : null);
  const companyId = vacancy.data?.company_id;
  const members = useQuery(listCompanyMembers, companyId ? { params: { id: companyId } } : null);
  return (members.data?.items ?? []).flatMap(({ userId, firstName, lastName, status }) => {
    const name = [firstName, lastName].filter(Boolean).join(' ');
    return userId && name && status === 'active' && userId !== user?.id ? [{ id: userId, name }] : [];
  });
}

/** Messages to begin with; read once they are wanted. */
export function useTemplates(isWanted: boolean) {
  return useQuery(listMessageTemplates, isWanted ? {} : null);
}
