import { deleteVacancy, listCompanyVacancies, listVacancies } from '@kasb/contract';
import { useCommand } from '@kasb/kit';

/** Deletes a vacancy; the lists forget it. */
export function useDeleteVacancy(vacancyId: string) {
  const command = useCommand(deleteVacancy, { touches: [listVacancies, listCompanyVacancies] });
  return { isPending: command.isPending, remove: () => command.run({ params: { id: vacancyId } }) };
}
