export { HeadHunterStatistics } from './screens/HeadHunterStatistics/HeadHunterStatistics.tsx';
export type { HeadHunterStatisticsProps } from './screens/HeadHunterStatistics/HeadHunterStatistics.tsx';
export { HeadHunterResume, Resume } from './screens/Resume/Resume.tsx';
export type { HeadHunterResumeProps, ResumeProps } from './screens/Resume/Resume.tsx';
export { ManagerInfo } from './screens/ManagerInfo/ManagerInfo.tsx';
export type { ManagerInfoProps } from './screens/ManagerInfo/ManagerInfo.tsx';
export { Integration } from './screens/Integration/Integration.tsx';
export type { IntegrationProps } from './screens/Integration/Integration.tsx';
export { headhunterMessages } from './messages/index.ts';
