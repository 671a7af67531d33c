import {
  countApplications,
  createApplicationBatch,
  getApplication,
  getApplicationBoard,
  listApplicationFeed,
  listApplications,
  listVacancyApplications,
  undoApplicationBatch,
} from '@kasb/contract';
import { useCommand } from '@kasb/kit';

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
