import { CandidateApplications, queryFromResponsesView, responsesViewFromQuery } from '@kasb/candidate';
import { useMessages } from '@kasb/kit';
import { useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/my/applications`: the filter and the open response live in the address. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.myApplications'));
  const [query, setQuery] = useSearchParams();
  return (
    <CandidateApplications
      view={responsesViewFromQuery(query)}
      onViewChange={(view, options) => setQuery(queryFromResponsesView(view), options)}
    />
  );
}
