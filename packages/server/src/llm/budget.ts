import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { modelUsage } from '../db/schema/index.ts';

/** What may be spent on a day by a company, by a person, or by all together. */
export interface Budget {
  account: string;
  max: number;
}

/**
 * Counts one call on a day against every budget, or against none when one is spent. Give them in one order everywhere.
 * @returns false when one is spent; exact however many ask at once
 */
export async function spendCall(db: Database, budgets: readonly Budget[], now: Date): Promise<boolean> {
  const spent = new Error('a budget is spent');
  try {
    await db.transaction(async (transaction) => {
      for (const { account, max } of budgets) {
        if (max < 1) throw spent;
        const counted = await transaction
          .insert(modelUsage)
          .values({ account, day: now.toISOString().slice(0, 10), calls: 1 })
          .onConflictDoUpdate({
            target: [modelUsage.account, modelUsage.day],
            set: { calls: sql`${modelUsage.calls} + 1` },
            setWhere: lt(modelUsage.calls, max),
          })
          .returning({ calls: modelUsage.calls });
        if (counted.length === 0) throw spent;
      }
    });
    return true;
  } catch (error) {
    if (error === spent) return false;
    throw error;
  }
}
