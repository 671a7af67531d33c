import { useSearchParams } from 'react-router-dom';
import { useMessages } from '@kasb/kit';
import { filtersFromQuery, queryFromFilters, VacancyList } from '@kasb/search';
import { appMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { PageFrame } from './PageFrame.tsx';

/** `/vacancies`: the public search. Its filters live in the address. */
export function Component() {
  const t = useMessages(appMessages);
  usePageTitle(t('title.vacancies'));
  const [query, setQuery] = useSearchParams();
  return (
    <PageFrame>
      <VacancyList filters={filtersFromQuery(query)} onFiltersChange={(filters) => setQuery(queryFromFilters(filters))} />
    </PageFrame>
  );
}
