import { Subscriptions } from '@kasb/billing';
import { useMessages } from '@kasb/kit';
import { useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/subscriptions`: the tab lives in the address. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.subscriptions'));
  const [query, setQuery] = useSearchParams();
  return (
    <Subscriptions
      tab={query.get('tab') === 'payments' ? 'payments' : 'subscriptions'}
      onTabChange={(tab) => setQuery(tab === 'payments' ? { tab } : {}, { replace: true })}
    />
  );
}
