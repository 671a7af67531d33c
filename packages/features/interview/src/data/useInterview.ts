import { getInterview } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** The interview behind a link. */
export function useInterview(token: string) {
  return useQuery(getInterview, { params: { token } });
}
