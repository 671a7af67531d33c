import { queryFromView, VacancyAnalytics, viewFromQuery } from '@kasb/analytics';
import { useMessages } from '@kasb/kit';
import { useParams, useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/analytics/{id}`. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.analytics'));
  const { vacancyId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  return (
    <VacancyAnalytics
      vacancyId={vacancyId}
      view={viewFromQuery(query)}
      onViewChange={(view) => setQuery(queryFromView(view))}
    />
  );
}
