import { listInterviewAnswers } from '@kasb/contract';
import { listOf, useQuery } from '@kasb/kit';

/** What candidates of a vacancy handed in, of all or of one application; a failed load is empty with its `failure`. */
export function useSubmissions(vacancyId: string, applicationId: string | undefined) {
  const query = useQuery(listInterviewAnswers, { params: { vacancyId } });
  return {
    list: listOf(query, ({ items }) =>
      applicationId === undefined ? items : items.filter(({ application_id: id }) => id === applicationId),
    ),
    /** Asks again: the addresses of recordings do not live long. */
    refresh: () => query.status === 'ready' && query.refresh(),
  };
}
