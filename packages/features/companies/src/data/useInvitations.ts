import {
  acceptInvitation,
  checkSubscription,
  countApplications,
  declineInvitation,
  listApplications,
  listCompanies,
  listInvitations,
  listVacancies,
} from '@kasb/contract';
import { listOf, useCommand, useQuery } from '@kasb/kit';

/** Statuses of a provider that does not have the call at all. */
const lacking = [404, 405, 501];

/** Invitations that wait for the person's answer; a failed load is empty with its `failure`. */
export function useInvitations() {
  const list = listOf(useQuery(listInvitations, {}), ({ items }) => items);
  if (list.status === 'loading' || !list.failure || !lacking.includes(list.failure.error.status)) return list;
  return { ...list, failure: undefined };
}

/** The two answers to an invitation. Who accepts has the company, with all that is in it. */
export function useAnswer() {
  const accept = useCommand(acceptInvitation, {
    touches: [listInvitations, listCompanies, listVacancies, listApplications, countApplications, checkSubscription],
  });
  const decline = useCommand(declineInvitation, { touches: [listInvitations] });
  return { accept, decline };
}
