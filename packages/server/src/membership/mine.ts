import type { MemberRole } from '@kasb/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { companies, companyMembers } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';

/** The condition of a query over companies: this one, not deleted, and of this person. */
export function isMine(companyId: string, personId: string): SQL | undefined {
  // What is no id is no company either, and the database would refuse to compare it.
  if (!isUuid(companyId)) return sql`false`;
  return and(
    eq(companies.id, companyId),
    isNull(companies.deletedAt),
    sql`exists (select from ${companyMembers} where ${companyMembers.companyId} = ${companies.id}
      and ${companyMembers.userId} = ${personId})`,
  );
}

/**
 * Locks a company for a change that only its people may make, and the person's membership with it: who was removed
 * meanwhile is a member no more. Who accepts an invitation refers to the company and need not wait.
 * @returns what they are in it. @throws Problem unknownCompany
 */
export async function lockAsMember(transaction: Database, companyId: string, personId: string): Promise<MemberRole> {
  const [membership] = await transaction
    .select({ role: companyMembers.role })
    .from(companies)
    .innerJoin(companyMembers, and(eq(companyMembers.companyId, companies.id), eq(companyMembers.userId, personId)))
    .where(isMine(companyId, personId))
    .for('no key update');
  if (!membership) throw new Problem('unknownCompany');
  return membership.role;
}

/** The same for what only owners may do. @throws Problem unknownCompany, and ownersOnly to a member */
export async function lockAsOwner(transaction: Database, companyId: string, personId: string): Promise<void> {
  if ((await lockAsMember(transaction, companyId, personId)) !== 'owner') throw new Problem('ownersOnly');
}
