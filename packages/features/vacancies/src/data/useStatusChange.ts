import { getVacancy, listCompanyVacancies, listVacancies, updateVacancy } from '@kasb/contract';
import type { Vacancy, VacancyStatus } from '@kasb/contract';
import { useCommand } from '@kasb/kit';
import { useState } from 'react';
import { statusOf } from '../model/listView.ts';

/** Switches the status of vacancies: seen at once, taken back when it fails. */
export function useStatusChange() {
  const command = useCommand(updateVacancy, { touches: [listVacancies, listCompanyVacancies, getVacancy] });
  // By object: what the provider sends after the change is another one and speaks for itself.
  const [pressed, setPressed] = useState<ReadonlyMap<Vacancy, VacancyStatus>>(new Map());
  return {
    isPending: command.isPending,
    /** The status to show for a vacancy. */
    shownStatus: (vacancy: Vacancy): string => pressed.get(vacancy) ?? statusOf(vacancy),
    async change(vacancy: Vacancy, status: VacancyStatus) {
      const before = pressed;
      setPressed(new Map(before).set(vacancy, status));
      const result = await command.run({ params: { id: vacancy.id }, body: { vacancyStatus: status } });
      if (!result.ok) setPressed(before);
      return result;
    },
  };
}
