import { useMessages } from '@kasb/kit';
import { NotificationsPage } from '@kasb/notifications';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/my/notifications` and `/employer/notifications`: all that the person was told of. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('notifications'));
  return <NotificationsPage />;
}
