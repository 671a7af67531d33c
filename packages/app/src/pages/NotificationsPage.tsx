import { useLinks, useMessages } from '@kasb/kit';
import { NotificationsPage } from '@kasb/notifications';
import { useLocation } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/my/notifications` and `/employer/notifications`: all that the person was told of. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('notifications'));
  const links = useLinks();
  const { pathname } = useLocation();
  // Candidates have theirs in their profile.
  const settingsHref = pathname === links.notifications() ? links.notificationSettings() : undefined;
  return <NotificationsPage {...(settingsHref !== undefined && { settingsHref })} />;
}
