import { lt } from 'drizzle-orm';
import type { Services } from './context.ts';
import { creations, rateHits, sessions, signInCodes, vacancyViews } from './db/schema/index.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Deletes what has served its time: codes, sessions, counted tries, forms' keys, and who viewed what before yesterday. */
export async function deleteOutdated({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const dayAgo = new Date(now.getTime() - dayMs);
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, dayAgo));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(rateHits).where(lt(rateHits.hitAt, dayAgo));
  await db.delete(creations).where(lt(creations.createdAt, dayAgo));
  await db.delete(vacancyViews).where(lt(vacancyViews.day, new Date(now.getTime() - 2 * dayMs).toISOString().slice(0, 10)));
}

/** Does so now and every hour. @returns what ends it */
export function startMaintenance(services: Services): () => void {
  const run = () => deleteOutdated(services).catch((error: unknown) => services.log.error({ error }, 'maintenance failed'));
  void run();
  const timer = setInterval(() => void run(), hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
