import { and, eq, lt } from 'drizzle-orm';
import { deliveries } from '../db/schema/index.ts';
import { defineJob } from '../jobs/job.ts';
import { deliver } from './deliverJob.ts';

const staleMs = 15 * 60 * 1000;

/** Takes up deliveries whose job is gone, after more failures than the queue forgives: none may run for ever. */
export const resumeDeliveries = defineJob({
  name: 'posting.resume',
  schedule: '*/5 * * * *',
  async run({ db, jobs, clock }) {
    const stale = await db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(eq(deliveries.status, 'running'), lt(deliveries.publishedAt, new Date(clock().getTime() - staleMs))));
    for (const { id } of stale) await jobs.send(db, deliver, { deliveryId: id });
  },
});
