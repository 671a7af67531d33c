import { lt } from 'drizzle-orm';
import type { Services } from './context.ts';
import {
  conversations,
  creations,
  headhunterConsents,
  modelUsage,
  rateHits,
  sessions,
  signInCodes,
  vacancyViews,
} from './db/schema/index.ts';
import { removeAbandonedMedia } from './interview/cleanUp.ts';
import { defineJob } from './jobs/job.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long a chat that nobody goes on with is kept. */
const chatDays = 90;

/** Deletes what has served its time: codes, sessions, counted tries, forms' keys, budgets, old chats, and who viewed what before yesterday. */
export async function deleteOutdated({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, ago(1)));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(rateHits).where(lt(rateHits.hitAt, ago(1)));
  await db.delete(creations).where(lt(creations.createdAt, ago(1)));
  await db.delete(vacancyViews).where(lt(vacancyViews.day, dayOf(ago(2))));
  await db.delete(headhunterConsents).where(lt(headhunterConsents.expiresAt, now));
  await db.delete(modelUsage).where(lt(modelUsage.day, dayOf(ago(2))));
  await db.delete(conversations).where(lt(conversations.updatedAt, ago(chatDays)));
}

/** Keeps the database and the recordings tidy, every hour. */
export const maintain = defineJob({
  name: 'maintenance',
  schedule: '23 * * * *',
  retries: 1,
  timeout: 900,
  concurrency: 1,
  async run(services) {
    await deleteOutdated(services);
    await removeAbandonedMedia(services);
  },
});
