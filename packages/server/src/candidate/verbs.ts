import { completeResponse } from './completeResponse.ts';
import { consentVerbs } from './consent.ts';
import { getDashboard } from './dashboard.ts';
import { applicationVerbs } from './listApplications.ts';
import { messageVerbs } from './messages.ts';
import { profileVerbs } from './profile.ts';
import { respondToVacancy } from './respondToVacancy.ts';

/** What candidates do: their page, their resumes and their responses. */
export const candidateVerbs = [
  ...profileVerbs,
  getDashboard,
  ...applicationVerbs,
  respondToVacancy,
  completeResponse,
  ...messageVerbs,
  ...consentVerbs,
];
