import type { LoadPage } from './routing/lazyPage.tsx';

/**
 * The candidate's pages, by their route under `/my`. A page that is here has its route, and its link in the header, in
 * the bar at the lower edge and in the person's menu, where it is one of theirs.
 */
export const candidatePages: Record<string, LoadPage> = {
  '': () => import('./pages/MyHomePage.tsx'),
  applications: () => import('./pages/MyApplicationsPage.tsx'),
  saved: () => import('./pages/MySavedPage.tsx'),
  notifications: () => import('./pages/NotificationsPage.tsx'),
  profile: () => import('./pages/MyProfilePage.tsx'),
  resumes: () => import('./pages/MyResumesPage.tsx'),
  'resumes/new': () => import('./pages/ResumeStepsPage.tsx'),
  'resumes/:resumeId': () => import('./pages/MyResumePage.tsx'),
  'resumes/:resumeId/edit/:step': () => import('./pages/ResumeStepsPage.tsx'),
  'resumes/:resumeId/preview': () => import('./pages/ResumePreviewPage.tsx'),
};
