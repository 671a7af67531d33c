import { encodedReason } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { channels, deliveries, publications } from '../db/schema/index.ts';
import { lockForDeliveries } from '../delivery/subject.ts';
import { told } from '../http/words.ts';
import { nameIn } from '../reference/inLanguage.ts';

/** A delivery of a publication to one channel. */
export interface Delivery {
  id: string;
  channelId: string;
  channelName: string;
  channelNameUz: string | null;
  channelType: (typeof channels.$inferSelect)['type'];
  status: (typeof deliveries.$inferSelect)['status'];
  error: string | null;
  isTold: boolean;
}

/** The deliveries of a publication, in the order in which they were begun. */
export function deliveriesOf(db: Database, publicationId: string): Promise<Delivery[]> {
  return db
    .select({
      id: deliveries.id,
      channelId: deliveries.channelId,
      channelName: channels.name,
      channelNameUz: channels.nameUz,
      channelType: channels.type,
      status: deliveries.status,
      error: deliveries.error,
      isTold: deliveries.isTold,
    })
    .from(deliveries)
    .innerJoin(channels, eq(channels.id, deliveries.channelId))
    .where(eq(deliveries.publicationId, publicationId))
    .orderBy(asc(channels.name), asc(deliveries.id));
}

/** The latest publication of a vacancy, or undefined. */
export async function latestPublication(
  db: Database,
  vacancyId: string,
): Promise<{ id: string; startedAt: Date } | undefined> {
  const [row] = await db
    .select({ id: publications.id, startedAt: publications.startedAt })
    .from(publications)
    .where(eq(publications.vacancyId, vacancyId))
    .orderBy(desc(publications.startedAt), desc(publications.id))
    .limit(1);
  return row;
}

/** Whether nothing more will come of it. */
export const isSettled = ({ status }: Delivery): boolean => status !== 'running';

/** What is told of the settled deliveries. A failure counts as known from then on, and may be tried again. */
export async function tell(db: Database, vacancyId: string, parts: readonly Delivery[], language: Language) {
  const settled = parts.filter(isSettled);
  const news = settled.filter(({ status, isTold }) => status === 'failed' && !isTold).map(({ id }) => id);
  if (news.length > 0) {
    await db.transaction(async (transaction) => {
      await lockForDeliveries(transaction, vacancyId);
      await transaction
        .update(deliveries)
        .set({ isTold: true })
        .where(and(inArray(deliveries.id, news), eq(deliveries.status, 'failed')));
    });
  }
  return settled.map((part) => resultOf(part, language));
}

/** What was taken off the channel later had succeeded. */
function resultOf({ channelId, channelName, channelNameUz, channelType, status, error }: Delivery, language: Language) {
  const name = nameIn(language, { name: channelName, nameUz: channelNameUz });
  const service = { serviceId: channelId, serviceName: name, serviceType: channelType };
  if (status !== 'failed') return { ...service, status: 'success' };
  const { text, reason } = told(error ?? encodedReason('unknownReason'), language);
  return { ...service, status: 'failed', error: text, reason };
}
