export { CandidateApplications } from './screens/Applications/Applications.tsx';
export type { CandidateApplicationsProps } from './screens/Applications/Applications.tsx';
export { Respond } from './screens/Respond/Respond.tsx';
export type { RespondProps } from './screens/Respond/Respond.tsx';
export { queryFromResponsesView, responsesViewFromQuery } from './model/responsesView.ts';
export type { ResponsesView } from './model/responsesView.ts';
export { candidateMessages } from './messages/index.ts';
