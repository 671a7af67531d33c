import { Overview, queryFromView, viewFromQuery } from '@kasb/analytics';
import { useMessages } from '@kasb/kit';
import { useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/analytics`: the days, the company and the vacancy live in the address. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.analytics'));
  const [query, setQuery] = useSearchParams();
  return <Overview view={viewFromQuery(query)} onViewChange={(view) => setQuery(queryFromView(view))} />;
}
