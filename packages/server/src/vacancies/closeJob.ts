import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { vacancies } from '../db/schema/index.ts';
import { tashkentDay } from '../db/tashkentDay.ts';
import { queueSync } from '../delivery/syncJob.ts';
import { defineJob } from '../jobs/job.ts';

const batch = 500;

/** Closes what was to be open until a day that is over; as the day ends in Tashkent, and whenever that was missed. */
export const closeEnded = defineJob({
  name: 'vacancies.close',
  schedule: '0 * * * *',
  concurrency: 1,
  async run({ db, jobs, clock }: Services, _data: object, signal: AbortSignal) {
    const now = clock();
    const isEnded = and(
      inArray(vacancies.status, ['active', 'paused']),
      lt(vacancies.validUntil, tashkentDay(now)),
      isNull(vacancies.deletedAt),
    );
    let closed = batch;
    while (closed === batch && !signal.aborted) {
      closed = await db.transaction(async (transaction) => {
        const ended = await transaction
          .select({ id: vacancies.id })
          .from(vacancies)
          .where(isEnded)
          .limit(batch)
          .for('no key update');
        const ids = ended.map(({ id }) => id);
        await transaction
          .update(vacancies)
          .set({ status: 'closed', version: sql`${vacancies.version} + 1`, updatedAt: now })
          .where(inArray(vacancies.id, ids));
        await queueSync(jobs, transaction, ids);
        return ids.length;
      });
    }
  },
});
