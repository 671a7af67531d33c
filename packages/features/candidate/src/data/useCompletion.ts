import {
  getCandidateApplication,
  getCandidateDashboard,
  listCandidateApplications,
  updateCandidateApplication,
} from '@kasb/contract';
import type { Arguments } from '@kasb/contract';
import { useCommand } from '@kasb/kit';

const touches = [listCandidateApplications, getCandidateApplication, getCandidateDashboard];

/** Completes a response that the employer has not opened. */
export function useCompletion(id: string) {
  const command = useCommand(updateCandidateApplication, { touches });
  return {
    isPending: command.isPending,
    run: (body: Arguments<typeof updateCandidateApplication>['body']) => command.run({ params: { id }, body }),
  };
}
