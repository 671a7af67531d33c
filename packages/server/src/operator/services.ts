import { randomUUID } from 'node:crypto';
import { encodedReason } from '@kasb/contract';
import type { Language, PostingServiceType } from '@kasb/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { ChannelError } from '../adapters/channels/channel.ts';
import type { ShownVacancy } from '../adapters/channels/channel.ts';
import { channelName, channelWords } from '../adapters/channels/messages.ts';
import { record } from '../audit/record.ts';
import type { AuditSource } from '../audit/record.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { channels, deliveries } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { told } from '../http/words.ts';

interface NewService {
  type: PostingServiceType;
  name: string;
  nameUz?: string | null | undefined;
  identifier?: string | null | undefined;
}

type Service = typeof channels.$inferSelect;

/** Kinds that send to somebody in particular. */
const addressed: readonly PostingServiceType[] = ['telegram', 'whatsapp'];

/** Adds a channel. @throws Problem invalid for one that does not say where to send */
export function addService(db: Database, source: AuditSource, given: NewService): Promise<Service> {
  const { type, name, nameUz = null, identifier = null } = given;
  if (addressed.includes(type) && identifier === null)
    throw new Problem('invalid', { fields: { identifier: 'required' } });
  return db.transaction(async (transaction) => {
    const [row] = await transaction.insert(channels).values({ type, name, nameUz, identifier }).returning();
    if (!row) throw new Error('no channel was added');
    await record(transaction, source, {
      action: 'service.added',
      entityType: 'posting_service',
      entityId: row.id,
      entityTitle: name,
      changes: { type: [null, type], name: [null, name], identifier: [null, identifier] },
    });
    return row;
  });
}

const isThis = (id: string) => and(eq(channels.id, id), isNull(channels.removedAt));

/** Names a channel anew. @throws Problem unknownService */
export async function renameService(
  db: Database,
  source: AuditSource,
  id: string,
  { name, nameUz = null }: Pick<NewService, 'name' | 'nameUz'>,
): Promise<void> {
  if (!isUuid(id)) throw new Problem('unknownService');
  await db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(channels).where(isThis(id)).for('update');
    if (!row) throw new Problem('unknownService');
    if (row.name === name && row.nameUz === nameUz) return;
    await transaction.update(channels).set({ name, nameUz }).where(eq(channels.id, id));
    await record(transaction, source, {
      action: 'service.changed',
      entityType: 'posting_service',
      entityId: id,
      entityTitle: name,
      changes: { name: [row.name, name], nameUz: [row.nameUz, nameUz] },
    });
  });
}

/** Removes a channel; what was published stays. @throws Problem unknownService, serviceUsed while one is on its way */
export async function removeService(db: Database, source: AuditSource, id: string): Promise<Service> {
  if (!isUuid(id)) throw new Problem('unknownService');
  return db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(channels).where(isThis(id)).for('update');
    if (!row) throw new Problem('unknownService');
    const isSending = and(eq(deliveries.channelId, id), eq(deliveries.status, 'running'));
    if ((await transaction.$count(deliveries, isSending)) > 0) throw new Problem('serviceUsed');
    await transaction.update(channels).set({ removedAt: source.now }).where(eq(channels.id, id));
    await record(transaction, source, {
      action: 'service.removed',
      entityType: 'posting_service',
      entityId: id,
      entityTitle: row.name,
      changes: { name: [row.name, null] },
    });
    return row;
  });
}

/** Channels with how it went in the last 30 days. */
export function listServices(db: Database, now: Date) {
  const since = new Date(now.getTime() - 30 * 24 * 3600 * 1000).toISOString();
  const lately = (status: 'success' | 'failed') => sql<number>`(
    select count(*)::int from deliveries
    where channel_id = channels.id and status = ${status} and published_at > ${since}::timestamptz)`;
  return db
    .select({ service: channels, published: lately('success'), failed: lately('failed') })
    .from(channels)
    .where(isNull(channels.removedAt))
    .orderBy(channels.type, channels.name, channels.id);
}

/** What a channel is tried with: nobody’s vacancy. */
function trial({ language, publishing }: Pick<Context, 'language' | 'publishing'>): ShownVacancy {
  const words = channelWords(language);
  return {
    id: randomUUID(),
    language,
    companyId: randomUUID(),
    companyName: 'Kasb',
    companyPhone: '',
    title: words('trial'),
    description: words('trialAbout'),
    requirements: [],
    benefits: [],
    location: null,
    employmentType: null,
    employmentName: null,
    remoteType: 'office',
    salaryMin: null,
    salaryMax: null,
    currency: null,
    url: publishing.origin ?? null,
  };
}

/**
 * Sends a message of trial to a channel and takes it back where the channel can.
 * @throws Problem unknownService, channelFailed
 */
export async function tryService(context: Pick<Context, 'db' | 'language' | 'publishing'>, id: string): Promise<void> {
  const { db, publishing, language } = context;
  if (!isUuid(id)) throw new Problem('unknownService');
  const [row] = await db.select().from(channels).where(isThis(id));
  if (!row) throw new Problem('unknownService');
  const adapter = publishing.adapters[row.type];
  if (!adapter) throw failed(encodedReason('channelUnset', { channel: channelName(row.type, language) }), language);
  const delivery = { key: randomUUID(), service: row, vacancy: trial(context) };
  const signal = AbortSignal.timeout(publishing.channelMs);
  try {
    const delivered = await adapter.publish(delivery, signal);
    await adapter.remove?.(delivery, delivered, signal);
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    throw failed(error.message, language);
  }
}

function failed(kept: string, language: Language): Problem {
  const { text, reason } = told(kept, language);
  return new Problem('channelFailed', { details: { error: text, ...(reason && { reason }) } });
}
