import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { companies, companyMembers } from '../db/schema/index.ts';

/** The owners of a company, without one. */
export async function ownersOf(transaction: Database, companyId: string, without: string): Promise<string[]> {
  const isOther = and(eq(companyMembers.role, 'owner'), ne(companyMembers.userId, without));
  const rows = await transaction
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), isOther));
  return rows.map(({ id }) => id);
}

/** What a notification says of a company. */
export async function companyData(
  transaction: Database,
  companyId: string,
): Promise<{ companyId: string; company: string }> {
  const [row] = await transaction.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return { companyId, company: row?.name ?? '' };
}
