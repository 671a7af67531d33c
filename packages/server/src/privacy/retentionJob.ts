import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Services } from '../context/services.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { defineJob } from '../jobs/job.ts';
import { removeParts } from '../media/removeParts.ts';
import { isAnythingTold, wipeTold } from './wipeTold.ts';

/** How long what was told stays with a response that was taken back. */
const withdrawnDays = 30;
/** How long what a batch found is kept: it can be undone for ten minutes. */
const batchDays = 30;
/** So many rows a step, each step its own transaction: employers work on the same table meanwhile. */
const step = 1000;

/** Wipes what was told in responses that ended long ago, every night. */
export const retain = defineJob({
  name: 'people.retention',
  schedule: '17 3 * * *',
  timeout: 3600,
  concurrency: 1,
  run: async (services, _data, signal) => {
    await wipeOld(services, signal);
  },
});

/** Wipes it now. @returns how many responses */
export async function wipeOld(services: Services, signal?: AbortSignal): Promise<number> {
  const now = services.clock();
  const refusedBefore = new Date(now);
  refusedBefore.setUTCMonth(refusedBefore.getUTCMonth() - services.retentionMonths);
  const withdrawnBefore = new Date(now.getTime() - withdrawnDays * 24 * 60 * 60 * 1000);
  const isRefused = sql`status = 'rejected' and erased_at is null and updated_at < ${refusedBefore.toISOString()}`;
  const isWithdrawn = sql`withdrawn_at < ${withdrawnBefore.toISOString()} and erased_at is null and ${isAnythingTold}`;
  const wipe = async (condition: SQL, alsoName: boolean) => {
    let wiped = 0;
    for (let last = step; last === step && !signal?.aborted; wiped += last) {
      const { ids, parts } = await services.db.transaction(async (transaction) => {
        const rows = await rowsOf<{ id: string }>(transaction)`
          select id from applications where ${condition} order by id limit ${step} for update skip locked`;
        const found = rows.map(({ id }) => id);
        const left = await wipeTold(transaction, found);
        if (alsoName)
          await transaction.execute(sql`
            update applications set candidate_name = '', erased_at = ${now.toISOString()}
            where id = any (${`{${found.join()}}`}::uuid[])`);
        return { ids: found, parts: left };
      });
      await removeParts(services, parts);
      last = ids.length;
    }
    return wiped;
  };
  const batchesBefore = new Date(now.getTime() - batchDays * 24 * 60 * 60 * 1000);
  await services.db.execute(sql`delete from application_batches where created_at < ${batchesBefore.toISOString()}`);
  return (await wipe(isRefused, true)) + (await wipe(isWithdrawn, false));
}
