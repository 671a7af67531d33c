import { useMessages } from '@kasb/kit';
import { cursorFromQuery, filtersFromQuery, queryFromFilters, VacancyList } from '@kasb/search';
import { useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/vacancies`: the public search. Its filters live in the address. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('title.vacancies'));
  const [query, setQuery] = useSearchParams();
  return (
    <VacancyList
      filters={filtersFromQuery(query)}
      cursor={cursorFromQuery(query)}
      onFiltersChange={(filters) => setQuery(queryFromFilters(filters))}
    />
  );
}
