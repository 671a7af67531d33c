import { updateCandidateApplication } from '@kasb/contract';
import type { Arguments } from '@kasb/contract';
import { useCommand } from '@kasb/kit';
import { responseReads } from './responseReads.ts';

/** Completes a response that the employer has not opened. */
export function useCompletion(id: string) {
  const command = useCommand(updateCandidateApplication, { touches: responseReads });
  return {
    isPending: command.isPending,
    run: (body: Arguments<typeof updateCandidateApplication>['body']) => command.run({ params: { id }, body }),
  };
}
