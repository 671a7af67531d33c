import { defineJob } from '../jobs/job.ts';

/** Does what migrations left for later, where this process may change tables. */
export const finishMigrations = defineJob({
  name: 'migrations.after',
  retries: 5,
  retryDelay: 60,
  timeout: 6 * 60 * 60,
  concurrency: 1,
  async run({ finish, log }, _data, signal) {
    const done = await finish?.(signal);
    if (done && done.length > 0) log.info({ done }, 'migrations finished');
  },
});
