import { getApplication } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** One application with its history; without an id nothing is read. */
export function useApplication(id: string | undefined) {
  return useQuery(getApplication, id ? { params: { id } } : null);
}
