import {
  connectHeadHunter,
  disconnectHeadHunter,
  finishHeadHunterConnection,
  getHeadHunterConnection,
} from './connect.ts';
import { lendingVerbs } from './lending.ts';
import { syncHeadHunter } from './sync.ts';
import { getHeadHunterLink, linkHeadHunterVacancy } from './vacancyLinks.ts';
import { getHeadHunterManager, getHeadHunterResume, getHeadHunterStatistics } from './views.ts';

/** HeadHunter for employers. */
export const headHunterVerbs = [
  getHeadHunterManager,
  getHeadHunterResume,
  getHeadHunterStatistics,
  getHeadHunterConnection,
  connectHeadHunter,
  finishHeadHunterConnection,
  disconnectHeadHunter,
  syncHeadHunter,
  getHeadHunterLink,
  linkHeadHunterVacancy,
  ...lendingVerbs,
];
