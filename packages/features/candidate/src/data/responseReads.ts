import {
  countCandidateApplications,
  getCandidateApplication,
  getCandidateDashboard,
  listCandidateApplications,
} from '@kasb/contract';

/** What is read of a candidate's responses, and so anew when one of them changes. */
export const responseReads = [
  listCandidateApplications,
  countCandidateApplications,
  getCandidateApplication,
  getCandidateDashboard,
];
