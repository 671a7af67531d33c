import {
  createSavedSearch,
  deleteSavedSearch,
  getCandidateDashboard,
  getVacancyMarks,
  listSavedSearches,
  listSavedVacancies,
  respondToVacancy,
  seeSavedSearch,
  updateSavedSearch,
} from '@kasb/contract';
import type { SavedSearch, SearchNotify } from '@kasb/contract';
import { useCommand, useOptimistic, usePages, useQuery } from '@kasb/kit';
import { filtersOf } from '../model/savedFilters.ts';
import type { SavedFilters } from '../model/savedFilters.ts';
import { responseReads } from './responseReads.ts';

const ofSearches = [listSavedSearches, getCandidateDashboard];

/** The vacancies that are kept, page by page. */
export function useSavedVacancies() {
  return usePages(listSavedVacancies, { query: { limit: 50 } }, { onReturn: 'refresh' });
}

/** The searches that are kept. */
export function useSavedSearches() {
  return useQuery(listSavedSearches, {});
}

/** Sends a response to a vacancy that is kept. */
export function useRespondToSaved() {
  const command = useCommand(respondToVacancy, {
    touches: [listSavedVacancies, getVacancyMarks, ...responseReads],
  });
  return {
    isPending: command.isPending,
    run: (vacancyId: string) => command.run({ body: { vacancyId } }),
  };
}

/** What can be done with a search that is kept. */
export function useSavedSearch(search: SavedSearch) {
  const params = { id: search.id };
  const update = useCommand(updateSavedSearch);
  const see = useCommand(seeSavedSearch, { touches: ofSearches });
  const remove = useCommand(deleteSavedSearch, { touches: ofSearches });
  const restore = useCommand(createSavedSearch, { touches: ofSearches });
  const notify = useOptimistic<SavedSearch, SearchNotify, unknown>({
    keyOf: ({ id }) => id,
    send: (_search, value) => update.run({ params, body: { notify: value } }),
    touches: ofSearches,
  });
  return {
    notify: notify.valueOf(search) ?? search.notify,
    setNotify: (value: SearchNotify) => notify.change(search, value),
    see: () => see.run({ params }),
    remove: () => remove.run({ params }),
    restore: () =>
      restore.run({
        body: {
          ...(filtersOf(search) as SavedFilters),
          title: search.title,
          notify: search.notify as SearchNotify | undefined,
        },
      }),
  };
}
