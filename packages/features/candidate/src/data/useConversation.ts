import {
  countCandidateApplications,
  getCandidateApplication,
  getCandidateDashboard,
  listCandidateApplications,
  markResponseSeen,
  sendCandidateMessage,
} from '@kasb/contract';
import { useCommand, useIdempotencyKey } from '@kasb/kit';

/** Writes to the employer about a response. */
export function useMessage(id: string) {
  const headersOf = useIdempotencyKey();
  const command = useCommand(sendCandidateMessage, { touches: [getCandidateApplication, listCandidateApplications] });
  return {
    isPending: command.isPending,
    run: (text: string, number: number) =>
      command.run({ params: { id }, body: { text } }, { headers: headersOf([text, number]) }),
  };
}

/** Marks what the employer wrote as read. */
export function useSeen() {
  const { run } = useCommand(markResponseSeen, {
    touches: [listCandidateApplications, countCandidateApplications, getCandidateDashboard],
  });
  return (id: string) => run({ params: { id } });
}
