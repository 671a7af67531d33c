import type { Vacancy } from '@kasb/contract';
import { commonMessages, useMessages } from '@kasb/kit';
import { PublishingControl } from '@kasb/publishing';
import { listViewFromQuery, queryFromListView, VacancyList } from '@kasb/vacancies';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../routing/usePageTitle.ts';

const publishing = (vacancy: Vacancy) => <PublishingControl key={vacancy.id} vacancy={vacancy} isFullWidth />;

/** `/employer/vacancies` and `/employer/companies/{id}/vacancies`: filters and the open vacancy live in the address. */
export function Component() {
  const common = useMessages(commonMessages);
  usePageTitle(common('myVacancies'));
  const { companyId } = useParams();
  const [query, setQuery] = useSearchParams();
  return (
    <VacancyList
      key={companyId}
      companyId={companyId}
      view={listViewFromQuery(query)}
      publishing={publishing}
      onViewChange={(view, options) => setQuery(queryFromListView(view), options)}
    />
  );
}
