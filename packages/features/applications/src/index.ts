export { Applications } from './screens/Applications/Applications.tsx';
export type { ApplicationsProps } from './screens/Applications/Applications.tsx';
export { VacancyApplications } from './screens/VacancyApplications/VacancyApplications.tsx';
export type { VacancyApplicationsProps } from './screens/VacancyApplications/VacancyApplications.tsx';
export { applicationsViewFromQuery, everyApplication, queryFromApplicationsView } from './model/applicationsView.ts';
export type { ApplicationsView } from './model/applicationsView.ts';
export { applicationsMessages } from './messages/index.ts';
