import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '@kasb/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { HeadHunterResponse } from '../adapters/headhunter/shapes.ts';
import type { Database } from '../db/database.ts';
import {
  applicationEvents,
  applications,
  headhunterConnections,
  headhunterNegotiations as negotiations,
  headhunterVacancies as links,
} from '../db/schema/index.ts';
import type { HeadHunterWork } from './sealedTokens.ts';
import { statusOf } from './statuses.ts';

const maxName = 200;

interface Brought {
  link: typeof links.$inferSelect;
  /** Until when this worker has the vacancy: no other may have taken it since. */
  lease: Date | null;
  userId: string;
  items: HeadHunterResponse[];
  /** Where the walk is after this page. */
  next: Pick<typeof links.$inferInsert, 'walk' | 'busyUntil'>;
}

/**
 * Writes a page of responses and where the walk is, both or neither. A response that is there already only moves when
 * HeadHunter moved it and nothing of ours waits to be told. @returns false when the vacancy is another worker's by now
 */
export async function bringIn(
  { db, clock }: HeadHunterWork,
  { link, lease, userId, items, next }: Brought,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [mine] = await transaction.select().from(links).where(eq(links.vacancyId, link.vacancyId)).for('update');
    if (!mine || mine.hhVacancyId !== link.hhVacancyId || mine.busyUntil?.getTime() !== lease?.getTime()) return false;
    const ids = items.map(({ id }) => id);
    const known = await transaction
      .select()
      .from(negotiations)
      .where(and(eq(negotiations.vacancyId, link.vacancyId), inArray(negotiations.negotiationId, ids)));
    const knownIds = new Set(known.map(({ negotiationId }) => negotiationId));
    const fresh = new Map(items.filter(({ id }) => !knownIds.has(id)).map((item) => [item.id, item]));
    const now = clock();
    await addApplications(transaction, link.vacancyId, [...fresh.values()], now);
    for (const row of known) {
      const item = items.find(({ id }) => id === row.negotiationId);
      if (item && item.employer_state?.id !== row.state) await moveApplication(transaction, row, item, now);
    }
    await transaction.update(links).set(next).where(eq(links.vacancyId, link.vacancyId));
    await transaction
      .update(headhunterConnections)
      .set({ syncedCount: sql`${headhunterConnections.syncedCount} + ${fresh.size}` })
      .where(eq(headhunterConnections.userId, userId));
    return true;
  });
}

async function addApplications(
  transaction: Database,
  vacancyId: string,
  items: HeadHunterResponse[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map((item) => {
    const createdAt = momentOf(item.created_at) ?? now;
    return {
      applicationId: randomUUID(),
      item,
      status: statusOf(item.employer_state?.id) ?? 'applied',
      createdAt,
      updatedAt: momentOf(item.updated_at) ?? createdAt,
    };
  });
  await transaction.insert(applications).values(
    rows.map(({ applicationId, item, status, createdAt, updatedAt }) => ({
      id: applicationId,
      vacancyId,
      candidateName: nameOf(item),
      status,
      source: 'headhunter' as const,
      createdAt,
      updatedAt,
    })),
  );
  await transaction.insert(negotiations).values(
    rows.map(({ applicationId, item }) => ({
      vacancyId,
      negotiationId: item.id,
      applicationId,
      resumeId: item.resume?.id ?? null,
      state: item.employer_state?.id ?? null,
    })),
  );
  const steps = (status: ApplicationStatus) => (status === 'applied' ? [status] : (['applied', status] as const));
  await transaction
    .insert(applicationEvents)
    .values(
      rows.flatMap(({ applicationId, status, createdAt, updatedAt }) =>
        steps(status).map((step) => ({ applicationId, status: step, at: step === 'applied' ? createdAt : updatedAt })),
      ),
    );
}

/** What HeadHunter moved moves here too. Back to the beginning it does not: nobody is moved there here. */
async function moveApplication(
  transaction: Database,
  row: typeof negotiations.$inferSelect,
  item: HeadHunterResponse,
  now: Date,
): Promise<void> {
  const status = statusOf(item.employer_state?.id);
  const isRow = and(eq(negotiations.vacancyId, row.vacancyId), eq(negotiations.negotiationId, row.negotiationId));
  // Its own lock: the employer may be moving it right now.
  const [application] = await transaction
    .select()
    .from(applications)
    .where(eq(applications.id, row.applicationId))
    .for('no key update');
  const [present] = await transaction.select().from(negotiations).where(isRow).for('update');
  await transaction
    .update(negotiations)
    .set({ state: item.employer_state?.id ?? null })
    .where(isRow);
  if (
    !application ||
    !present ||
    present.pendingStatus !== null ||
    status === undefined ||
    status === 'applied' ||
    status === application.status
  )
    return;
  const at = momentOf(item.updated_at) ?? now;
  await transaction
    .update(applications)
    .set({ status, updatedAt: at, statusSince: at, lastEventAt: at })
    .where(eq(applications.id, application.id));
  await transaction.insert(applicationEvents).values({ applicationId: application.id, status, at });
}

function nameOf({ resume }: HeadHunterResponse): string {
  return [resume?.first_name, resume?.last_name]
    .filter(Boolean)
    .join(' ')
    .replaceAll('\0', '')
    .trim()
    .slice(0, maxName);
}

function momentOf(text: string | undefined): Date | undefined {
  // HeadHunter writes zones as `+0300`.
  const ms = Date.parse((text ?? '').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(ms) ? undefined : new Date(ms);
}
