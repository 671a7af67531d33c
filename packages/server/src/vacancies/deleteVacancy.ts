import { deleteVacancy as endpoint } from '@kasb/contract';
import { eq, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { vacancies } from '../db/schema/index.ts';
import { queueSync } from '../delivery/syncJob.ts';
import { personOf } from '../http/actor.ts';
import { lockVacancy } from './findVacancy.ts';

/** Hides a vacancy and closes it; its applications stay for the record. */
export const deleteVacancy = verb(endpoint, async (context, { params: { id } }) => {
  const { db, now } = context;
  await db.transaction(async (transaction) => {
    await lockVacancy(transaction, id, { personId: personOf(context).id });
    await transaction
      .update(vacancies)
      .set({ status: 'closed', deletedAt: now, version: sql`${vacancies.version} + 1`, updatedAt: now })
      .where(eq(vacancies.id, id));
    await queueSync(context.jobs, transaction, [id]);
  });
  return {};
});
