import { linkHeadHunterVacancy } from '@kasb/contract';
import { useCommand } from '@kasb/kit';

/** Says which vacancy of HeadHunter a vacancy is. */
export function useLinkVacancy(vacancyId: string) {
  const command = useCommand(linkHeadHunterVacancy);
  return {
    ...command,
    link: (hhVacancyId: string) => command.run({ params: { id: vacancyId }, body: { hhVacancyId } }),
  };
}
