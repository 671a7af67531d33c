import { addCompanyMember, listCompanyMembers, removeCompanyMember } from '@kasb/contract';
import { listOf, useCommand, useQuery } from '@kasb/kit';

/** Participants of a company, invitations included; a failed load is empty with its `failure`. */
export function useCompanyMembers(companyId: string | undefined) {
  return listOf(
    useQuery(listCompanyMembers, companyId === undefined ? null : { params: { id: companyId } }),
    ({ items }) => items,
  );
}

/** Adds a participant by phone; a phone without an account becomes an invitation (decisions, section 3). */
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
