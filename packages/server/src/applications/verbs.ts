import { createApplicationBatch } from './batches.ts';
import { getApplicationBoard } from './board.ts';
import { countBatchReaders } from './countReaders.ts';
import { listApplicationFeed } from './feed.ts';
import { getApplication } from './getApplication.ts';
import { countApplications, listApplications, listVacancyApplications } from './listApplications.ts';
import { listHeadHunterResponses } from './listHeadHunterResponses.ts';
import { messageVerbs } from './messages.ts';
import { besideVerbs } from './neighbours.ts';
import { noteVerbs } from './notes.ts';
import { listRefusalReasons } from './refusals.ts';
import { stageVerbs } from './stages.ts';
import { templateVerbs } from './templates.ts';
import { undoApplicationBatch } from './undoBatch.ts';
import { updateApplicationStatus } from './updateApplicationStatus.ts';
import { voteVerbs } from './votes.ts';

/** Applications to an employer's vacancies. */
export const applicationVerbs = [
  listApplications,
  countApplications,
  listVacancyApplications,
  listHeadHunterResponses,
  getApplicationBoard,
  getApplication,
  listApplicationFeed,
  updateApplicationStatus,
  createApplicationBatch,
  countBatchReaders,
  undoApplicationBatch,
  listRefusalReasons,
  ...messageVerbs,
  ...besideVerbs,
  ...noteVerbs,
  ...stageVerbs,
  ...templateVerbs,
  ...voteVerbs,
];
