import type { CompanyMember } from '@kasb/contract';

/** Whether the person owns the company: only owners change its members. */
export function isOwner(members: readonly CompanyMember[], userId: string | undefined): boolean {
  return members.some((member) => member.userId === userId && member.role === 'owner' && member.status === 'active');
}

/** Whether the person may go: a company keeps an owner at least. */
export function canLeave(members: readonly CompanyMember[], userId: string | undefined): boolean {
  const active = members.filter(({ status }) => status === 'active');
  const owners = active.filter(({ role }) => role === 'owner');
  return active.some((member) => member.userId === userId) && owners.some((member) => member.userId !== userId);
}

/** First and last name, or nothing for an invitation: whose phone it is, nobody is told before it is accepted. */
export function memberName({ firstName, lastName }: Pick<CompanyMember, 'firstName' | 'lastName'>): string | undefined {
  return [firstName, lastName].filter(Boolean).join(' ') || undefined;
}
