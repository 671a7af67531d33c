import { and, eq, inArray, max } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deliveries } from '../db/schema/index.ts';

/** When a vacancy was last published anywhere, or null. */
export async function lastPublished(db: Database, vacancyId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(deliveries.publishedAt) })
    .from(deliveries)
    .where(and(eq(deliveries.vacancyId, vacancyId), inArray(deliveries.status, ['success', 'removed'])));
  return row?.at ?? null;
}
