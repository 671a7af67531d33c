export { notificationsMessages } from './messages/index.ts';
export { Bell } from './parts/Bell/Bell.tsx';
export type { BellProps } from './parts/Bell/Bell.tsx';
export { settingsMessages } from './messages/settings/index.ts';
export { NotificationSettings } from './screens/NotificationSettings/NotificationSettings.tsx';
export type { NotificationSettingsProps } from './screens/NotificationSettings/NotificationSettings.tsx';
export { NotificationsPage } from './screens/NotificationsPage/NotificationsPage.tsx';
export type { NotificationsPageProps } from './screens/NotificationsPage/NotificationsPage.tsx';
