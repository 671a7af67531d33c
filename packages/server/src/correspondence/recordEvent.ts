import type { ApplicationStatus } from '@kasb/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { applicationEvents, applications } from '../db/schema/index.ts';
import { forgetUntold, tellOfApplication } from '../notifications/applicationNotices.ts';

/** How long an employer may take a refusal back before the candidate sees it. */
export const refusalHeldMs = 10 * 60 * 1000;

interface Event {
  applicationId: string;
  /** None where it came from elsewhere. */
  authorId?: string;
  /** @default 'status' */
  kind?: 'status' | 'opened' | 'withdrawn' | 'interview_sent' | 'interview_answered';
  /** The one it came to. @default the one it has */
  status?: ApplicationStatus;
  at: Date;
}

/** Records what happened with an application; a refusal is seen by its candidate later. */
export async function recordEvent(transaction: Database, event: Event): Promise<void> {
  const { applicationId, authorId, kind = 'status', at } = event;
  const isHeld = kind === 'status' && event.status === 'rejected';
  const visibleAt = isHeld ? new Date(at.getTime() + refusalHeldMs) : at;
  const status = event.status ?? sql`(select status from applications where id = ${applicationId})`;
  const [recorded] = await transaction
    .insert(applicationEvents)
    .values({ applicationId, authorId, kind, status, at, visibleAt })
    .returning({ id: applicationEvents.id });
  await transaction.update(applications).set({ lastEventAt: at }).where(eq(applications.id, applicationId));
  if (recorded) await tellOfApplication(transaction, { ...event, id: recorded.id, kind, visibleAt });
}

/** Refusals that were taken back before their candidates saw them were never there for them. */
export async function hideUnseenRefusals(
  transaction: Database,
  applicationIds: readonly string[],
  now: Date,
): Promise<void> {
  const { status, visibleAt } = applicationEvents;
  await transaction
    .update(applicationEvents)
    .set({ visibleAt: sql`'infinity'` })
    .where(
      and(
        inArray(applicationEvents.applicationId, [...applicationIds]),
        eq(status, 'rejected'),
        sql`${visibleAt} > ${now.toISOString()}`,
      ),
    );
  await forgetUntold(transaction, applicationIds, now);
}
