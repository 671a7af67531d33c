import { getVacancy, listCompanyVacancies, listVacancies, updateVacancy } from '@kasb/contract';
import type { Vacancy, VacancyStatus } from '@kasb/contract';
import { useCommand, useOptimistic } from '@kasb/kit';
import { statusOf } from '../model/listView.ts';

/** Switches the status of vacancies: seen at once, taken back when it fails. */
export function useStatusChange() {
  const command = useCommand(updateVacancy);
  const { valueOf, change, isPending } = useOptimistic({
    keyOf: ({ id }: Vacancy) => id,
    send: ({ id }, status: VacancyStatus) => command.run({ params: { id }, body: { vacancyStatus: status } }),
    touches: [listVacancies, listCompanyVacancies, getVacancy],
  });
  return {
    isPending,
    change,
    /** The status to show for a vacancy. */
    shownStatus: (vacancy: Vacancy): string => valueOf(vacancy) ?? statusOf(vacancy),
  };
}
