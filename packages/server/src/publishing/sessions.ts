import { encodedReason } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { postingServices, publications, publishingSessions } from '../db/schema/index.ts';
import { lockForDeliveries } from '../delivery/subject.ts';
import { told } from '../http/words.ts';

/** One service's part of a publication. */
export interface Part {
  id: string;
  serviceId: string;
  serviceName: string;
  serviceType: (typeof postingServices.$inferSelect)['type'];
  status: (typeof publications.$inferSelect)['status'];
  error: string | null;
  isTold: boolean;
}

/** The parts of a publication, in the order in which they were begun. */
export function partsOf(db: Database, sessionId: string): Promise<Part[]> {
  return db
    .select({
      id: publications.id,
      serviceId: publications.serviceId,
      serviceName: postingServices.name,
      serviceType: postingServices.type,
      status: publications.status,
      error: publications.error,
      isTold: publications.isTold,
    })
    .from(publications)
    .innerJoin(postingServices, eq(postingServices.id, publications.serviceId))
    .where(eq(publications.sessionId, sessionId))
    .orderBy(asc(postingServices.name), asc(publications.id));
}

/** The latest publication of a vacancy, or undefined. */
export async function latestSession(
  db: Database,
  vacancyId: string,
): Promise<{ id: string; startedAt: Date } | undefined> {
  const [row] = await db
    .select({ id: publishingSessions.id, startedAt: publishingSessions.startedAt })
    .from(publishingSessions)
    .where(eq(publishingSessions.vacancyId, vacancyId))
    .orderBy(desc(publishingSessions.startedAt), desc(publishingSessions.id))
    .limit(1);
  return row;
}

/** Whether nothing more will come of it. */
export const isSettled = ({ status }: Part): boolean => status !== 'running';

/** What is told of the settled parts. A failure counts as known from then on, and may be tried again. */
export async function tell(db: Database, vacancyId: string, parts: readonly Part[], language: Language) {
  const settled = parts.filter(isSettled);
  const news = settled.filter(({ status, isTold }) => status === 'failed' && !isTold).map(({ id }) => id);
  if (news.length > 0) {
    await db.transaction(async (transaction) => {
      await lockForDeliveries(transaction, vacancyId);
      await transaction
        .update(publications)
        .set({ isTold: true })
        .where(and(inArray(publications.id, news), eq(publications.status, 'failed')));
    });
  }
  return settled.map((part) => resultOf(part, language));
}

/** What was taken off the channel later had succeeded. */
function resultOf({ serviceId, serviceName, serviceType, status, error }: Part, language: Language) {
  const service = { serviceId, serviceName, serviceType };
  if (status !== 'failed') return { ...service, status: 'success' };
  const { text, reason } = told(error ?? encodedReason('unknownReason'), language);
  return { ...service, status: 'failed', error: text, reason };
}
