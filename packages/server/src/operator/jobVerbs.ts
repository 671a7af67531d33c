import { cancelJob, listJobQueues, listJobs, retryJob, retryQueue } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { finishPage, foundOf, pageStart } from '../http/page.ts';
import { cancelOne, findJobs, listQueues, retryAll, retryOne, shownJob } from './jobs.ts';
import type { ListedJob } from './jobs.ts';

/** What operators see of the work behind the requests, and do about it. */
export const jobVerbs = [
  verb(listJobQueues, async ({ db }) => ({ items: await listQueues(db) })),
  verb(listJobs, async (context, { query }) => {
    const found = await findJobs(context.db, query, pageStart(query));
    return { items: finishPage(listJobs, context.headers, { query }, foundOf<ListedJob>(found)).map(shownJob) };
  }),
  verb(retryJob, async (context, { params: { name, id } }) => shownJob(await retryOne(context.db, context, name, id))),
  verb(cancelJob, async (context, { params: { name, id } }) =>
    shownJob(await cancelOne(context.db, context, name, id)),
  ),
  verb(retryQueue, async (context, { params: { name } }) => ({
    retried: await retryAll(context.db, context, name),
  })),
];
