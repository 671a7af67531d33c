import { Profile } from '@kasb/employer';
import { useMessages } from '@kasb/kit';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/profile`. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('title.profile'));
  return <Profile />;
}
