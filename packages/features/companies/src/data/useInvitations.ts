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
import { isLacking, listOf, useCommand, useQuery } from '@kasb/kit';

/** Invitations that wait for the person's answer; a failed load is empty with its `failure`. */
export function useInvitations() {
  const list = listOf(useQuery(listInvitations, {}), ({ items }) => items);
  return list.failure && isLacking(list.failure.error) ? { ...list, failure: undefined } : list;
}

/** The two answers to an invitation. Who accepts has the company, with all that is in it. */
export function useAnswer() {
  const accept = useCommand(acceptInvitation, {
    touches: [listInvitations, listCompanies, listVacancies, listApplications, countApplications, checkSubscription],
  });
  const decline = useCommand(declineInvitation, { touches: [listInvitations] });
  return { accept, decline };
}
