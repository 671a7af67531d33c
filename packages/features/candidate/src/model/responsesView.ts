import { responseFilters } from '@kasb/contract';
import type { ResponseFilter } from '@kasb/contract';

/** What the candidate's responses show; the host keeps it in its address. */
export interface ResponsesView {
  filter: ResponseFilter;
  /** Id of the response that is open beside the list, or in its place on a narrow screen; '' for none. */
  applicationId: string;
}

/** A view from the host's address; unknown values are dropped. */
export function responsesViewFromQuery(query: URLSearchParams): ResponsesView {
  const filter = query.get('filter');
  return {
    filter: responseFilters.find((each) => each === filter) ?? 'active',
    applicationId: (query.get('application') ?? '').slice(0, 100),
  };
}

/** A view as a query for the host's address: what is empty is left out. */
export function queryFromResponsesView({ filter, applicationId }: ResponsesView): Record<string, string> {
  return { ...(filter !== 'active' && { filter }), ...(applicationId && { application: applicationId }) };
}
