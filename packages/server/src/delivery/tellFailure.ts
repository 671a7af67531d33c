import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { channels, companyMembers, deliveries, publications, vacancies } from '../db/schema/index.ts';
import { notify } from '../notifications/notify.ts';

interface Failed {
  id: string;
  /** Which try it was: each failure is told once. */
  attempt: number;
  /** Why, as it is kept. */
  error: string;
  at: Date;
}

/** Tells whoever published a vacancy that it did not come out in a channel, as long as they belong to its company. */
export async function tellFailure(transaction: Database, { id, attempt, error, at }: Failed): Promise<void> {
  const [failed] = await transaction
    .select({
      userId: publications.userId,
      vacancyId: vacancies.id,
      title: vacancies.title,
      channel: channels.name,
      channelUz: channels.nameUz,
    })
    .from(deliveries)
    .innerJoin(channels, eq(channels.id, deliveries.channelId))
    .innerJoin(publications, eq(publications.id, deliveries.publicationId))
    .innerJoin(vacancies, eq(vacancies.id, deliveries.vacancyId))
    .innerJoin(
      companyMembers,
      and(eq(companyMembers.companyId, vacancies.companyId), eq(companyMembers.userId, publications.userId)),
    )
    .where(eq(deliveries.id, id));
  if (!failed) return;
  const { userId, channelUz, ...data } = failed;
  await notify(
    transaction,
    userId,
    {
      kind: 'publication_failed',
      dedupe: `publication:${id}:${attempt}`,
      data: { ...data, reason: error, ...(channelUz && { channelUz }) },
    },
    at,
  );
}
