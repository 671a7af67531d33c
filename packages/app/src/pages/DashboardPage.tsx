import { Dashboard } from '@kasb/employer';
import { useMessages } from '@kasb/kit';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/dashboard`. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.overview'));
  return <Dashboard />;
}
