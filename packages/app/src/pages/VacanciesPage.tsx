import { useLinks, useMessages } from '@kasb/kit';
import { cursorFromQuery, filtersFromQuery, queryFromFilters, searchMessages, VacancyList } from '@kasb/search';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { saveSearchButton, saveVacancyButton } from './savingSlots.tsx';

/** `/vacancies`: the public search. Its filters live in the address. */
export function Component() {
  const t = useMessages(searchMessages);
  const links = useLinks();
  usePageTitle(t('list.title'));
  const [query, setQuery] = useSearchParams();
  return (
    <VacancyList
      filters={filtersFromQuery(query)}
      respondHref={links.respond}
      cursor={cursorFromQuery(query)}
      onFiltersChange={(filters) => setQuery(queryFromFilters(filters))}
      renderActions={saveVacancyButton}
      renderSearchActions={saveSearchButton}
    />
  );
}
