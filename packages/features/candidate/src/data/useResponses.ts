import { countCandidateApplications, getCandidateApplication, listCandidateApplications } from '@kasb/contract';
import type { ResponseFilter } from '@kasb/contract';
import { usePages, useQuery } from '@kasb/kit';

/** The candidate's responses, page by page. */
export function useResponses(filter: ResponseFilter) {
  return usePages(listCandidateApplications, { query: { filter, limit: 50 } }, { onReturn: 'refresh' });
}

/** How many responses each filter leaves; nothing until it is known. */
export function useResponseCounts() {
  const query = useQuery(countCandidateApplications, {});
  return query.status === 'ready' ? query.data : undefined;
}

/** One response with what happened to it; without an id nothing is read. */
export function useResponse(id: string | undefined) {
  return useQuery(getCandidateApplication, id === undefined ? null : { params: { id } });
}
