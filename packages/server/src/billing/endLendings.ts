import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { subscriptionLendings, subscriptions } from '../db/schema/index.ts';

/** Ends what a person lent to a company; without a person, what anybody did. */
export async function endSubscriptionLendings(
  transaction: Database,
  companyId: string,
  userId?: string,
): Promise<void> {
  const own = transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(userId === undefined ? undefined : eq(subscriptions.userId, userId));
  await transaction
    .delete(subscriptionLendings)
    .where(and(eq(subscriptionLendings.companyId, companyId), inArray(subscriptionLendings.subscriptionId, own)));
}
