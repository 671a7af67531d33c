import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { ChannelError } from '../adapters/channels/channel.ts';
import type { JobSender } from '../context/jobSender.ts';
import type { Services } from '../context/services.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { channels, deliveries } from '../db/schema/index.ts';
import { defineJob } from '../jobs/job.ts';
import { deliveryOf, lockForDeliveries, readSubject } from './subject.ts';
import type { Subject } from './subject.ts';

const busySeconds = 2;

type Act = 'update' | 'remove' | 'keep';

/** Brings what channels show in line with a vacancy: edits it, or takes it off. See docs/decisions/0009. */
export const syncDeliveries = defineJob<{ vacancyId: string }>({
  name: 'posting.sync',
  timeout: 120,
  concurrency: 2,
  run: syncOnce,
});

/** What came of bringing channels in line. */
interface Outcome {
  failures: number;
  /** Seconds to wait before another try, where a channel asked for that. */
  wait: number;
}

/** One at a time, or an older text might overwrite a newer one; a worker that dies lets go at once. */
async function syncOnce(services: Services, { vacancyId }: { vacancyId: string }): Promise<void> {
  const { failures, wait } = await services.db.transaction(async (transaction): Promise<Outcome> => {
    const [lock] = await rowsOf<{ isFree: boolean }>(
      transaction,
    )`select pg_try_advisory_xact_lock(hashtextextended(${vacancyId}, 0)) as "isFree"`;
    return lock?.isFree ? syncAll(services, transaction, vacancyId) : { failures: 0, wait: busySeconds };
  });
  // Only now: what went well is kept.
  if (failures > 0) throw new Error(`${failures} channels are not in line`);
  if (wait > 0) await services.jobs.send(services.db, syncDeliveries, { vacancyId }, { after: wait });
}

async function syncAll(services: Services, transaction: Database, vacancyId: string): Promise<Outcome> {
  const { publishing, log } = services;
  const subject = await readSubject(transaction, vacancyId, publishing.origin);
  if (!subject) return { failures: 0, wait: 0 };
  const shown = await transaction
    .select({ row: deliveries, channel: channels })
    .from(deliveries)
    .innerJoin(channels, eq(channels.id, deliveries.channelId))
    .where(and(eq(deliveries.vacancyId, vacancyId), eq(deliveries.status, 'success'), isNotNull(deliveries.externalId)))
    .orderBy(desc(deliveries.publishedAt));
  const newest = new Set<string>();
  const inLine = new Map<string, Partial<typeof deliveries.$inferInsert>>();
  let wait = 0;
  let failures = 0;
  for (const { row, channel } of shown) {
    const isSuperseded = newest.has(channel.id);
    newest.add(channel.id);
    const adapter = publishing.adapters[channel.type];
    const act = isSuperseded ? 'remove' : actFor(subject, row.digest);
    if (act === 'keep' || !adapter?.[act]) continue;
    try {
      const delivery = deliveryOf(row, channel, subject);
      await adapter[act](delivery, row, AbortSignal.timeout(publishing.channelMs));
      inLine.set(row.id, act === 'remove' ? { status: 'removed' } : { digest: subject.digest });
    } catch (error) {
      log.warn({ deliveryId: row.id, type: channel.type, act, error }, 'channel not in line');
      if (error instanceof ChannelError && error.retryAfter !== undefined) wait = Math.max(wait, error.retryAfter);
      else failures += 1;
    }
  }
  // Nobody who saves the vacancy waits for a channel: it is locked once all have answered.
  await lockForDeliveries(transaction, vacancyId);
  for (const [id, outcome] of inLine) await transaction.update(deliveries).set(outcome).where(eq(deliveries.id, id));
  return { failures, wait };
}

/** An edited vacancy that waits for a moderator is left as it was approved; a refused or closed one goes. */
function actFor({ status, moderationStatus, isDeleted, isBlocked, digest }: Subject, shown: string | null): Act {
  if (isDeleted || isBlocked || status !== 'active' || moderationStatus === 'rejected') return 'remove';
  if (moderationStatus === 'pending' || moderationStatus === 'needs_revision') return 'keep';
  return digest === shown ? 'keep' : 'update';
}

/** Has the channels of changed vacancies brought in line, as part of the transaction that changes them. */
export async function queueSync(jobs: JobSender, transaction: Database, vacancyIds: readonly string[]): Promise<void> {
  if (vacancyIds.length === 0) return;
  const shown = await transaction
    .selectDistinct({ vacancyId: deliveries.vacancyId })
    .from(deliveries)
    .where(
      and(
        inArray(deliveries.vacancyId, [...vacancyIds]),
        eq(deliveries.status, 'success'),
        isNotNull(deliveries.externalId),
      ),
    );
  for (const { vacancyId } of shown) await jobs.send(transaction, syncDeliveries, { vacancyId });
}
