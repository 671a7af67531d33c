import { Applications, applicationsViewFromQuery, queryFromApplicationsView } from '@kasb/applications';
import { useMessages } from '@kasb/kit';
import { useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { interview } from './applicationSlots.tsx';

/** `/employer/applications`: the status and the open application live in the address. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('applications'));
  const [query, setQuery] = useSearchParams();
  return (
    <Applications
      view={applicationsViewFromQuery(query)}
      onViewChange={(view, options) => setQuery(queryFromApplicationsView(view), options)}
      interview={interview}
    />
  );
}
