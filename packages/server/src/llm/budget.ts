import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { modelUsage } from '../db/schema/index.ts';

/** Counts one call of an account on a day. @returns false when its budget is spent; exact however many ask at once */
export async function spendCall(db: Database, account: string, max: number, now: Date): Promise<boolean> {
  if (max < 1) return false;
  const counted = await db
    .insert(modelUsage)
    .values({ account, day: now.toISOString().slice(0, 10), calls: 1 })
    .onConflictDoUpdate({
      target: [modelUsage.account, modelUsage.day],
      set: { calls: sql`${modelUsage.calls} + 1` },
      setWhere: lt(modelUsage.calls, max),
    })
    .returning({ calls: modelUsage.calls });
  return counted.length > 0;
}
