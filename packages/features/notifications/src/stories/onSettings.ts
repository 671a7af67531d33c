import { getCurrentUser, getNotificationSettings } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer } from '@kasb/kit/stories';
import type { Meta } from '@storybook/react-vite';
import type { NotificationSettings } from '../screens/NotificationSettings/NotificationSettings.tsx';
import { settings } from './fixtures.ts';

/** The settings at their address, as an employer has them. */
export const onSettings = {
  parameters: { host: { path: '/employer/notifications/settings' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getCurrentUser, { user: employer }), mock.ok(getNotificationSettings, settings)),
} satisfies Meta<typeof NotificationSettings>;
