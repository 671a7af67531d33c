import { respondToVacancy, withdrawApplication } from '@kasb/contract';
import { useCommand } from '@kasb/kit';
import { responseReads } from './responseReads.ts';

/** Takes a response back. */
export function useWithdrawal() {
  const command = useCommand(withdrawApplication, { touches: responseReads });
  return {
    isPending: command.isPending,
    run: (id: string) => command.run({ params: { id }, body: {} }),
  };
}

/** Sends a response that was taken back once more. */
export function useRespondAgain() {
  const command = useCommand(respondToVacancy, { touches: responseReads });
  return {
    isPending: command.isPending,
    run: (vacancyId: string) => command.run({ body: { vacancyId } }),
  };
}
