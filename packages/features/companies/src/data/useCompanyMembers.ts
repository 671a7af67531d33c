import {
  addCompanyMember,
  checkSubscription,
  leaveCompany,
  listCompanies,
  listCompanyMembers,
  removeCompanyMember,
} from '@kasb/contract';
import { listOf, useCommand, useQuery } from '@kasb/kit';

/** Participants of a company, invitations included; a failed load is empty with its `failure`. */
export function useCompanyMembers(companyId: string | undefined) {
  return listOf(
    useQuery(listCompanyMembers, companyId === undefined ? null : { params: { id: companyId } }),
    ({ items }) => items,
  );
}

/** Invites a participant by phone: whether it has an account, and whose, is not told (docs/domain.md#invitations). */
export function useAddMember(companyId: string) {
  const command = useCommand(addCompanyMember, { touches: [listCompanyMembers] });
  return {
    isPending: command.isPending,
    run: (phone: string) => command.run({ params: { id: companyId }, body: { phone, role: 'member' } }),
  };
}

/** Removes a participant or an invitation. */
export function useRemoveMember(companyId: string) {
  const command = useCommand(removeCompanyMember, { touches: [listCompanyMembers] });
  return {
    isPending: command.isPending,
    run: (memberId: string) => command.run({ params: { id: companyId, memberId } }),
  };
}

/** Leaves a company, and ends with it what one lent to it. */
export function useLeaveCompany(companyId: string) {
  const command = useCommand(leaveCompany, { touches: [listCompanies, checkSubscription] });
  return {
    isPending: command.isPending,
    error: command.error,
    run: () => command.run({ params: { id: companyId } }),
  };
}
