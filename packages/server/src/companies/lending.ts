import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { headhunterLendings, subscriptionLendings, subscriptions } from '../db/schema/index.ts';

/** Ends all that a person lent to a company. */
export async function takeBackAll(
  transaction: Database,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<void> {
  const own = transaction.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.userId, userId));
  await transaction
    .delete(subscriptionLendings)
    .where(and(eq(subscriptionLendings.companyId, companyId), inArray(subscriptionLendings.subscriptionId, own)));
  await transaction
    .delete(headhunterLendings)
    .where(and(eq(headhunterLendings.companyId, companyId), eq(headhunterLendings.userId, userId)));
}
