import type { Services } from '../context/services.ts';
import { defineJob } from '../jobs/job.ts';
import { makeFeed } from './feedFiles.ts';
import { feedForms } from './feedForms.ts';

/** Makes the feeds of all vacancies anew; a stand for tests has none. */
export async function makeFeeds(services: Services, signal: AbortSignal): Promise<void> {
  if (!services.isIndexed) return;
  for (const [feed, form] of Object.entries(feedForms)) if (form) await makeFeed(services, feed, form, signal);
}

/** Every half an hour, in one process. */
export const feeds = defineJob({
  name: 'discovery.feeds',
  schedule: '*/30 * * * *',
  retries: 1,
  timeout: 1200,
  concurrency: 1,
  run: (services, _, signal) => makeFeeds(services, signal),
});
