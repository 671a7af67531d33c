import { getCandidate } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** When the candidate's account is deleted, once that was asked for. */
export const useDeleteAt = (): string | undefined => useQuery(getCandidate, {}).data?.delete_at;
