export { Dashboard } from './screens/Dashboard/Dashboard.tsx';
export type { DashboardProps, DashboardSlots } from './screens/Dashboard/Dashboard.tsx';
export { Profile } from './screens/Profile/Profile.tsx';
export type { ProfileProps } from './screens/Profile/Profile.tsx';
export { employerMessages } from './messages/index.ts';
