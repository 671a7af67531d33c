import { Applications, applicationsViewFromQuery, queryFromApplicationsView } from '@kasb/applications';
import { commonMessages, useMessages } from '@kasb/kit';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { interview } from './applicationSlots.tsx';

/** `/employer/applications`: the status and the open application live in the address. */
export function Component() {
  const common = useMessages(commonMessages);
  usePageTitle(common('applications'));
  const [query, setQuery] = useSearchParams();
  return (
    <Applications
      view={applicationsViewFromQuery(query)}
      onViewChange={(view, options) => setQuery(queryFromApplicationsView(view), options)}
      interview={interview}
    />
  );
}
