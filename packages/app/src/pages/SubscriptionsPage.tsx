import { Subscriptions } from '@kasb/billing';
import { useMessages } from '@kasb/kit';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/subscriptions`. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.subscriptions'));
  return <Subscriptions />;
}
