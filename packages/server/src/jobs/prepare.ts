import { PgBoss } from 'pg-boss';
import { queueSchema } from '../db/roles.ts';
import type { Job } from './job.ts';

/** How long a worker may be silent before its job counts as lost, in seconds; the library allows no less. */
const heartbeat = 10;
/** How long one that is over is kept; those that were done go after a day, by the hourly maintenance. */
const keptSeconds = 14 * 24 * 60 * 60;

/**
 * Makes the queue's tables, and a queue and a schedule for each job: it needs the owner's rights, doing jobs does not.
 */
export async function prepareQueue(databaseUrl: string, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'kasb jobs',
    schema: queueSchema,
    max: 1,
    supervise: false,
    schedule: false,
  });
  // What fails rejects below, too.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const job of jobs) await prepareJob(boss, job);
    // A job that no longer has a schedule must not go on by the one it had.
    for (const { name } of await boss.getSchedules()) {
      if (!jobs.some((job) => job.name === name && job.schedule)) await boss.unschedule(name);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function prepareJob(boss: PgBoss, { name, retries, retryDelay, timeout, schedule }: Job): Promise<void> {
  const options = {
    retryLimit: retries,
    retryDelay,
    retryBackoff: true,
    expireInSeconds: timeout,
    deleteAfterSeconds: keptSeconds,
    notify: true,
  };
  await boss.createQueue(name, { ...options, heartbeatSeconds: heartbeat });
  await boss.updateQueue(name, options);
  if (schedule) await boss.schedule(name, schedule, {}, { tz: 'Asia/Tashkent' });
}
