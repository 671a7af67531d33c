import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { companyInvitations, companyMembers } from '../db/schema/index.ts';

/** Makes those who invite a phone and those who verify it wait for each other, until the transaction ends. */
export async function lockPhone(transaction: Database, phone: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invite:${phone}`}, 0))`);
}

/** Makes a person who has just shown that the phone is theirs a member wherever it was invited to. */
export async function takeUpInvitations(
  transaction: Database,
  { id, phone }: { id: string; phone: string },
  now: Date,
): Promise<void> {
  await lockPhone(transaction, phone);
  const taken = await transaction.delete(companyInvitations).where(eq(companyInvitations.phone, phone)).returning();
  if (taken.length === 0) return;
  await transaction
    .insert(companyMembers)
    .values(taken.map(({ companyId, role }) => ({ companyId, userId: id, role, createdAt: now })))
    .onConflictDoNothing();
}
