import { applicationsViewFromQuery, queryFromApplicationsView, VacancyApplications } from '@kasb/applications';
import { HeadHunterStatistics } from '@kasb/headhunter';
import { useMessages } from '@kasb/kit';
import { useParams, useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { interview } from './applicationSlots.tsx';

const statistics = (id: string) => <HeadHunterStatistics vacancyId={id} />;

/** `/employer/vacancies/{id}/applications`. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('title.vacancyApplications'));
  const { vacancyId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  return (
    <VacancyApplications
      vacancyId={vacancyId}
      view={applicationsViewFromQuery(query)}
      onViewChange={(view, options) => setQuery(queryFromApplicationsView(view), options)}
      statistics={statistics}
      interview={interview}
    />
  );
}
