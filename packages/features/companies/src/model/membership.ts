import type { CompanyMember } from '@kasb/contract';

/** Whether the person owns the company: only owners change its members (decisions, section 3). */
export function isOwner(members: readonly CompanyMember[], userId: string | undefined): boolean {
  return members.some((member) => member.userId === userId && member.role === 'owner' && member.status === 'active');
}

/** First and last name, or nothing for an invitation of a phone without an account. */
export function memberName({ firstName, lastName }: Pick<CompanyMember, 'firstName' | 'lastName'>): string | undefined {
  return [firstName, lastName].filter(Boolean).join(' ') || undefined;
}
