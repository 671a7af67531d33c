import { getHeadHunterManager } from '@kasb/contract';
import type { HeadHunterManager } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** Who manages a company at HeadHunter; whoever cannot be read, or has no name of any kind, is none. */
export function useManager(companyId: string): { isLoading: boolean; manager: HeadHunterManager | undefined } {
  const query = useQuery(getHeadHunterManager, { params: { companyId } });
  const manager = query.data;
  const isKnown = manager && (manager.managerName ?? manager.managerEmail ?? manager.hhManagerId) !== undefined;
  return { isLoading: query.status === 'loading', manager: isKnown ? manager : undefined };
}
