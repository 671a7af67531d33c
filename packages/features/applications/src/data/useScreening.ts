import { getScreening, saveScreening } from '@kasb/contract';
import { useCommand, useQuery } from '@kasb/kit';

/** The questions to whoever responds to a vacancy. */
export function useScreening(vacancyId: string) {
  return useQuery(getScreening, { params: { id: vacancyId } });
}

/** Saves them, the whole list. */
export function useScreeningSave() {
  return useCommand(saveScreening, { touches: [getScreening] });
}
