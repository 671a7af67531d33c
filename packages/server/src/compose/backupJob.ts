import { defineJob } from '../jobs/job.ts';

/** Backs up at night what is embedded here. */
export const backUp = defineJob({
  name: 'backup',
  schedule: '17 3 * * *',
  retries: 2,
  retryDelay: 600,
  timeout: 3 * 60 * 60,
  concurrency: 1,
  async run({ backup, log }) {
    const taken = await backup?.();
    if (taken) log.info({ backup: taken.name, bytes: taken.bytes }, 'backed up');
  },
});
