import { useMessages } from '@kasb/kit';
import { NotificationSettings } from '@kasb/notifications';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/notifications/settings`: what the person is told of, where and when. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('notifications'));
  return <NotificationSettings />;
}
