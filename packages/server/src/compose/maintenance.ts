import { and, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import {
  askedPhones,
  companyInvitations,
  conversations,
  creations,
  headhunterConsents,
  interviews,
  modelUsage,
  knownDevices,
  notifications,
  operatorSessions,
  operatorTickets,
  pageChanges,
  paymentEvents,
  proofChallenges,
  rateHits,
  resumes,
  sessions,
  shortLinks,
  signInChallenges,
  smsUsage,
  telegramLinks,
  vacancyViews,
} from '../db/schema/index.ts';
import { removeAbandonedMedia } from '../interview/cleanUp.ts';
import { defineJob } from '../jobs/job.ts';
import { deleteDone } from '../jobs/kept.ts';
import { headOf } from '../operator/journal.ts';
import { removeAbandonedFiles } from '../resumes/file/fileChunks.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long a chat that nobody goes on with is kept. */
const chatDays = 90;
/** How long a device on which nobody signs in again is known: as long as its browser keeps the cookie. */
const deviceDays = 400;
/** How long it is known how many SMS a day took. */
const smsDays = 90;
/** How long a deleted resume is kept. */
const deletedResumeDays = 7;
/** How long what payment providers asked is kept. */
const paymentEventDays = 400;
/** How long notifications are kept. */
const notificationDays = 90;

/**
 * Deletes what has served its time: codes, devices, sessions, counted tries, forms' keys, budgets, old chats, told
 * changes of pages, and who viewed what before yesterday.
 */
export async function deleteOutdated({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  await db.delete(signInChallenges).where(lt(signInChallenges.sentAt, ago(1)));
  await db.delete(askedPhones).where(lt(askedPhones.askedAt, ago(1)));
  await db.delete(proofChallenges).where(lt(proofChallenges.expiresAt, now));
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, ago(deviceDays)));
  await db.delete(smsUsage).where(lt(smsUsage.day, dayOf(ago(smsDays))));
  await db.delete(companyInvitations).where(lt(companyInvitations.expiresAt, now));
  await db.delete(notifications).where(lt(notifications.createdAt, ago(notificationDays)));
  await db.delete(resumes).where(lt(resumes.deletedAt, ago(deletedResumeDays)));
  await db.delete(shortLinks).where(lt(shortLinks.expiresAt, now));
  await db.delete(telegramLinks).where(lt(telegramLinks.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(operatorTickets).where(lt(operatorTickets.expiresAt, now));
  await db.delete(operatorSessions).where(lt(operatorSessions.createdAt, ago(1)));
  await db.delete(rateHits).where(lt(rateHits.hitAt, ago(1)));
  await db.delete(creations).where(lt(creations.createdAt, ago(1)));
  await db
    .update(interviews)
    .set({ tokenSealed: null })
    .where(
      and(
        isNotNull(interviews.tokenSealed),
        lt(interviews.createdAt, ago(1)),
        or(isNull(interviews.applicationId), isNotNull(interviews.submittedAt), lt(interviews.expiresAt, now)),
      ),
    );
  await db.delete(vacancyViews).where(lt(vacancyViews.day, dayOf(ago(2))));
  await db.delete(headhunterConsents).where(lt(headhunterConsents.expiresAt, now));
  await db.delete(pageChanges).where(lt(pageChanges.at, ago(1)));
  await db.delete(paymentEvents).where(lt(paymentEvents.at, ago(paymentEventDays)));
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
    await deleteDone(services.db, new Date(services.clock().getTime() - dayMs));
    await removeAbandonedMedia(services);
    await removeAbandonedFiles(services);
    services.log.info({ head: await headOf(services.db) }, 'the head of the journal');
  },
});
