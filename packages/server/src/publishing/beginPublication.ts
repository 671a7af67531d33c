import { and, eq, inArray, isNull } from 'drizzle-orm';
import { pay } from '../billing/payment.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { companies, channels, deliveries, publications, vacancies } from '../db/schema/index.ts';
import { deliver } from '../delivery/deliverJob.ts';
import { hiddenBecause } from '../delivery/hiddenBecause.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { lockVacancy } from '../vacancies/findVacancy.ts';
import { isSettled, latestPublication, deliveriesOf } from './deliveries.ts';
import type { Delivery } from './deliveries.ts';
import { lastPublished } from './lastPublished.ts';

/** So long after its beginning a publication is gone on with, also where there is no cooldown. */
const retryMs = 60 * 60 * 1000;

/**
 * Begins a publication, or goes on with the present one: while its parts run, after all of them failed, and during
 * the cooldown, when only what failed is tried again: once somebody was told, since a failure may say that it
 * perhaps did arrive. What succeeded is never sent twice.
 * @returns the publication's id. @throws Problem unknownVacancy, invalid, and what forbids publishing
 */
export function beginPublication(
  context: Pick<Context, 'actor' | 'address' | 'db' | 'jobs' | 'now' | 'publishing' | 'requestId'>,
  vacancyId: string,
  channelIds: readonly string[],
): Promise<string> {
  const { db, now, publishing } = context;
  const { id: personId } = personOf(context);
  return db.transaction(async (transaction) => {
    const isBlocked = await holdCompany(transaction, vacancyId);
    const vacancy = await lockVacancy(transaction, vacancyId, { personId });
    await checkChannels(context, transaction, channelIds);
    const hidden = hiddenBecause({ ...vacancy, isBlocked });
    if (hidden) throw new Problem(hidden);

    const published = await lastPublished(transaction, vacancyId);
    const coolingMs = published === null ? 0 : published.getTime() + publishing.cooldownMs - now.getTime();
    const latest = await latestPublication(transaction, vacancyId);
    const parts = latest === undefined ? [] : await deliveriesOf(transaction, latest.id);
    const isRetry =
      parts.some(({ channelId, status }) => status === 'failed' && channelIds.includes(channelId)) &&
      now.getTime() < (latest?.startedAt.getTime() ?? 0) + retryMs;
    const present = coolingMs > 0 || isRetry || !isOver(parts) ? latest?.id : undefined;
    const deliveryTo = new Map(present === undefined ? [] : parts.map((part) => [part.channelId, part]));

    const added = channelIds.filter((channelId) => !deliveryTo.has(channelId));
    const retried = channelIds
      .flatMap((channelId) => deliveryTo.get(channelId) ?? [])
      .filter(({ status, isTold }) => status === 'failed' && isTold);
    if (present !== undefined && added.length + retried.length === 0) return present;
    if (added.length > 0 && coolingMs > 0)
      throw new Problem('publishCooldown', { retryAfter: Math.ceil(coolingMs / 1000) });
    await pay(transaction, context, { vacancyId, isFirst: published === null });

    const publicationId =
      present ?? (await startPublication(transaction, { vacancyId, userId: personId, startedAt: now }));
    const ids = retried.map(({ id }) => id);
    if (ids.length > 0) {
      await transaction
        .update(deliveries)
        .set({ status: 'running', error: null, isTold: false, sendingAt: null, publishedAt: now })
        .where(inArray(deliveries.id, ids));
    }
    if (added.length > 0) {
      const rows = added.map((channelId) => ({
        vacancyId,
        channelId,
        publicationId,
        status: 'running' as const,
        publishedAt: now,
      }));
      ids.push(
        ...(await transaction.insert(deliveries).values(rows).returning({ id: deliveries.id })).map(({ id }) => id),
      );
    }
    for (const deliveryId of ids) await context.jobs.send(transaction, deliver, { deliveryId });
    return publicationId;
  });
}

/** Nothing of it runs, and something of it succeeded. */
const isOver = (parts: readonly Delivery[]) =>
  parts.every(isSettled) && parts.some(({ status }) => status !== 'failed');

/**
 * A company that is being deleted or blocked at the same time waits, and then finds the publication running.
 * @returns whether it is blocked
 */
async function holdCompany(transaction: Database, vacancyId: string): Promise<boolean> {
  if (!isUuid(vacancyId)) throw new Problem('unknownVacancy');
  const [company] = await transaction
    .select({ blockedAt: companies.blockedAt })
    .from(companies)
    .innerJoin(vacancies, eq(vacancies.companyId, companies.id))
    .where(eq(vacancies.id, vacancyId))
    .for('share', { of: companies });
  return company !== undefined && company.blockedAt !== null;
}

/** @throws Problem invalid for a channel that is unknown, removed or not set up */
async function checkChannels(
  { publishing }: Pick<Context, 'publishing'>,
  db: Database,
  ids: readonly string[],
): Promise<void> {
  const known = await db
    .select({ id: channels.id, type: channels.type })
    .from(channels)
    .where(and(inArray(channels.id, ids.filter(isUuid)), isNull(channels.removedAt)));
  const usable = new Set(known.filter(({ type }) => publishing.adapters[type]).map(({ id }) => id));
  if (ids.every((id) => usable.has(id))) return;
  throw new Problem('invalid', { fields: { selectedServiceIds: 'serviceGone' } });
}

async function startPublication(transaction: Database, values: typeof publications.$inferInsert): Promise<string> {
  const [publication] = await transaction.insert(publications).values(values).returning({ id: publications.id });
  if (!publication) throw new Error('No publication was begun');
  return publication.id;
}
