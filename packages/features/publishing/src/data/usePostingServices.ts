import { listPostingServices } from '@kasb/contract';
import { listOf, useQuery } from '@kasb/kit';

/** The channels to choose from; a failed load reads as none. */
export function usePostingServices() {
  const list = listOf(useQuery(listPostingServices, {}), (services) => services);
  return { isLoading: list.status === 'loading', services: list.items ?? [] };
}
