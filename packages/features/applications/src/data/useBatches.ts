import {
  countApplications,
  countBatchReaders,
  createApplicationBatch,
  getApplication,
  getApplicationBoard,
  listApplicationFeed,
  listApplications,
  listVacancyApplications,
  undoApplicationBatch,
} from '@kasb/contract';
import type { Arguments } from '@kasb/contract';
import { useCommand, useQuery } from '@kasb/kit';

const touches = [
  getApplicationBoard,
  countApplications,
  listApplications,
  listVacancyApplications,
  getApplication,
  listApplicationFeed,
];

/** Changes many at once, and takes it back. */
export function useBatches() {
  return { send: useCommand(createApplicationBatch, { touches }), undo: useCommand(undoApplicationBatch, { touches }) };
}

/** Who would read the message of a batch where. */
export function useReaders(body: Arguments<typeof countBatchReaders>['body']) {
  return useQuery(countBatchReaders, { body });
}
