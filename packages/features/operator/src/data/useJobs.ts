import { cancelJob, getOperatorCounts, listJobQueues, listJobs, retryJob, retryQueue } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import type { JobsView } from '../model/views.ts';
import { useLivePages } from './useLivePages.ts';
import { useOperatorCommand } from './useOperatorCommand.ts';

const PAGE = 50;
const MINUTE = 60_000;
const touches = [listJobQueues, listJobs, getOperatorCounts];

/** The kinds of work, and how much of each there is. */
export const useJobQueues = () => useQuery(listJobQueues, {}, { every: MINUTE });

/** Jobs, latest first. */
export const useJobs = ({ queue, state = 'failed' }: JobsView) =>
  useLivePages(listJobs, { query: { name: queue, state, limit: PAGE } }, ({ id }) => id);

/** What is done about jobs. */
export const useJobCommands = () => ({
  retry: useOperatorCommand(retryJob, { touches }),
  retryAll: useOperatorCommand(retryQueue, { touches }),
  cancel: useOperatorCommand(cancelJob, { touches }),
});
