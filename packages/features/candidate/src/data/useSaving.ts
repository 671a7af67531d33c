import {
  createSavedSearch,
  getCandidateDashboard,
  getVacancyMarks,
  listSavedSearches,
  listSavedVacancies,
  saveVacancy,
  unsaveVacancy,
} from '@kasb/contract';
import type { Endpoint, SavedSearchBody } from '@kasb/contract';
import { isLacking, useCommand, useIdempotencyKey, useOptimistic, useQuery } from '@kasb/kit';

const touches = [getVacancyMarks, listSavedVacancies, getCandidateDashboard];

/** Keeps a vacancy and lets it go, whatever list it is in. */
export function useKeeping(reads: readonly Endpoint[] = touches) {
  const save = useCommand(saveVacancy, { touches: reads });
  const unsave = useCommand(unsaveVacancy, { touches: reads });
  return (vacancyId: string, isKept: boolean) => (isKept ? save : unsave).run({ params: { vacancyId } });
}

/** Whether a vacancy is kept, seen at once and taken back where that fails. */
export function useMark(vacancyId: string) {
  const query = useQuery(getVacancyMarks, {});
  const keep = useKeeping([]);
  const marks = query.data;
  const shown = useOptimistic<typeof marks, boolean, unknown>({
    keyOf: () => vacancyId,
    send: (_marks, isKept) => keep(vacancyId, isKept),
    touches,
  });
  return {
    /** False where the provider keeps no vacancies. */
    isOffered: !(query.status === 'error' && isLacking(query.error)),
    isKept: shown.valueOf(marks) ?? marks?.saved.includes(vacancyId) ?? false,
    isKnown: marks !== undefined,
    change: (isKept: boolean) => shown.change(marks, isKept),
  };
}

/** Keeps a search. */
export function useSaveSearch() {
  const headersOf = useIdempotencyKey();
  const command = useCommand(createSavedSearch, { touches: [listSavedSearches, getCandidateDashboard] });
  return {
    isPending: command.isPending,
    run: (body: SavedSearchBody) => command.run({ body }, { headers: headersOf(body) }),
  };
}
