import { encodedReason } from '@kasb/contract';
import { and, eq, ne } from 'drizzle-orm';
import { ChannelError } from '../adapters/channels/channel.ts';
import type { Delivered, Delivery, ChannelAdapter } from '../adapters/channels/channel.ts';
import type { Services } from '../context/services.ts';
import type { Database } from '../db/database.ts';
import { channels, deliveries } from '../db/schema/index.ts';
import { defineJob } from '../jobs/job.ts';
import { hiddenBecause } from './hiddenBecause.ts';
import { deliveryOf, lockForDeliveries, readSubject } from './subject.ts';
import type { Subject } from './subject.ts';
import { syncDeliveries } from './syncJob.ts';
import { tellFailure } from './tellFailure.ts';

/** A channel that asks for patience is asked so often, and for so long at most. */
const maxAttempts = 6;
const longestWait = 300;

interface Claim {
  attempt: number;
  adapter: ChannelAdapter;
  delivery: Delivery;
  subject: Subject;
}

/** Makes one delivery of a publication to its channel, and records what came of it. See docs/decisions/0009. */
export const deliver = defineJob<{ deliveryId: string }>({
  name: 'posting.publish',
  retries: 5,
  retryDelay: 1,
  timeout: 60,
  concurrency: 6,
  async run(services, { deliveryId }) {
    const claim = await take(services, deliveryId);
    if (!claim) return;
    const { adapter, delivery } = claim;
    let delivered: Delivered;
    try {
      delivered = await adapter.publish(delivery, AbortSignal.timeout(services.publishing.channelMs));
    } catch (error) {
      await settleFailure(services, claim, error);
      return;
    }
    await settleSuccess(services, claim, delivered);
  },
});

/** Records that sending begins; undefined when there is nothing to send (any more). */
function take({ db, clock, publishing }: Services, id: string): Promise<Claim | undefined> {
  return db.transaction(async (transaction) => {
    const part = await lockPart(transaction, id);
    if (part?.row.status !== 'running') return undefined;
    const { row, channel } = part;
    const fail = async (error: string, attempt = row.attempt + 1) => {
      await transaction
        .update(deliveries)
        .set({ status: 'failed', error, publishedAt: clock() })
        .where(eq(deliveries.id, id));
      await tellFailure(transaction, { id, attempt, error, at: clock() });
      return undefined;
    };
    const adapter = publishing.adapters[channel.type];
    if (!adapter || channel.removedAt) return fail(encodedReason('serviceRemoved'));
    if (row.sendingAt && !adapter.isRepeatable) {
      // Should that try fail after all, it is the same one.
      return fail(encodedReason('sendingCutOff', { channel: adapter.name }), row.attempt);
    }
    const subject = await readSubject(transaction, row.vacancyId, publishing.origin);
    const hidden = subject && (subject.isDeleted ? 'vacancyInactive' : hiddenBecause(subject));
    if (!subject || hidden) return fail(hidden ?? 'vacancyInactive');
    const attempt = row.attempt + 1;
    await transaction.update(deliveries).set({ attempt, sendingAt: clock() }).where(eq(deliveries.id, id));
    return { attempt, adapter, subject, delivery: deliveryOf(row, channel, subject) };
  });
}

/** Locks the vacancy first, as all do who change its deliveries: the public list's triggers lock it too. */
async function lockPart(transaction: Database, id: string) {
  const [owner] = await transaction
    .select({ vacancyId: deliveries.vacancyId })
    .from(deliveries)
    .where(eq(deliveries.id, id));
  if (!owner) return undefined;
  await lockForDeliveries(transaction, owner.vacancyId);
  const [part] = await transaction
    .select({ row: deliveries, channel: channels })
    .from(deliveries)
    .innerJoin(channels, eq(channels.id, deliveries.channelId))
    .where(eq(deliveries.id, id));
  return part;
}

/** This very try, unless its outcome is known: one that was given up as lost may still have succeeded. */
const isTry = ({ delivery, attempt }: Claim) =>
  and(eq(deliveries.id, delivery.key), eq(deliveries.attempt, attempt), ne(deliveries.status, 'success'));

async function settleSuccess(
  { db, clock, jobs, metrics }: Services,
  claim: Claim,
  delivered: Delivered,
): Promise<void> {
  const { adapter, delivery, subject } = claim;
  // A channel without names of its own knows it by the key.
  const externalId = delivered.externalId ?? ((adapter.update ?? adapter.remove) ? delivery.key : null);
  const vacancyId = delivery.vacancy.id;
  await db.transaction(async (transaction) => {
    await lockForDeliveries(transaction, vacancyId);
    await transaction
      .update(deliveries)
      .set({
        status: 'success',
        error: null,
        sendingAt: null,
        externalId,
        externalUrl: delivered.externalUrl ?? null,
        digest: subject.digest,
        publishedAt: clock(),
      })
      .where(isTry(claim));
    // What it was meanwhile changed to, and what it replaces in the channel, is looked after apart.
    if (externalId !== null) await jobs.send(transaction, syncDeliveries, { vacancyId });
  });
  metrics.published(delivery.service.type, 'done');
}

async function settleFailure({ db, clock, jobs, log, metrics }: Services, claim: Claim, error: unknown): Promise<void> {
  const { delivery, attempt } = claim;
  const wait = error instanceof ChannelError ? error.retryAfter : undefined;
  const isPatient = wait !== undefined && wait <= longestWait && attempt < maxAttempts;
  log.warn({ deliveryId: delivery.key, type: delivery.service.type, attempt, isPatient, error }, 'not published');
  const text = error instanceof ChannelError ? error.message : encodedReason('unknownReason');
  await db.transaction(async (transaction) => {
    await lockForDeliveries(transaction, delivery.vacancy.id);
    const outcome = isPatient
      ? { sendingAt: null }
      : { status: 'failed' as const, error: text, sendingAt: null, publishedAt: clock() };
    const changed = await transaction
      .update(deliveries)
      .set(outcome)
      .where(isTry(claim))
      .returning({ id: deliveries.id });
    if (changed.length === 0) return;
    if (isPatient) {
      await jobs.send(transaction, deliver, { deliveryId: delivery.key }, { after: wait });
      return;
    }
    await tellFailure(transaction, { id: delivery.key, attempt, error: text, at: clock() });
    metrics.published(delivery.service.type, 'failed');
  });
}
