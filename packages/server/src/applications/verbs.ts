import { listApplicationFeed } from './feed.ts';
import { getApplication } from './findApplication.ts';
import { countApplications, listApplications, listVacancyApplications } from './listApplications.ts';
import { listHeadHunterResponses } from './listHeadHunterResponses.ts';
import { sendApplicationMessage } from './sendMessage.ts';
import { updateApplicationStatus } from './updateApplicationStatus.ts';

/** Applications to an employer's vacancies. */
export const applicationVerbs = [
  listApplications,
  countApplications,
  listVacancyApplications,
  listHeadHunterResponses,
  getApplication,
  listApplicationFeed,
  sendApplicationMessage,
  updateApplicationStatus,
];
