import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { headhunterLendings } from '../db/schema/index.ts';

/** Ends what a person lent to a company; without a person, what anybody did. */
export async function endHeadHunterLendings(transaction: Database, companyId: string, userId?: string): Promise<void> {
  const isOwn = userId === undefined ? undefined : eq(headhunterLendings.userId, userId);
  await transaction.delete(headhunterLendings).where(and(eq(headhunterLendings.companyId, companyId), isOwn));
}
