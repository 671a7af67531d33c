'use client';
import { useMessages, Screen } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Heading, Page } from '@kasb/ui';
import { useVacancySearch } from '../../data/useVacancySearch.ts';
import { searchMessages } from '../../messages/index.ts';
import type { SearchFilters } from '../../model/filters.ts';
import { noFilters } from '../../model/filters.ts';
import { FoundVacancies } from './FoundVacancies.tsx';
import { SearchForm } from './SearchForm.tsx';
import * as css from './VacancyList.css.ts';

export interface VacancyListProps {
  /** What is searched for; the host keeps it in its address (`filtersFromQuery`, `queryFromFilters`). */
  filters: SearchFilters;
  /** Find and Reset were pressed: the host changes its address. */
  onFiltersChange: (filters: SearchFilters) => void;
  /** Where a later page begins, as a browser without script asks for it (`cursorFromQuery`). @default the newest */
  cursor?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof searchMessages>;
}

/** The public search: filters, the number found, cards (docs/domain.md#search). */
export function VacancyList({ messages, ...props }: VacancyListProps) {
  return (
    <Screen bundle={searchMessages} overrides={messages}>
      <VacancyListScreen {...props} />
    </Screen>
  );
}

function VacancyListScreen({ filters, onFiltersChange, cursor }: Omit<VacancyListProps, 'messages'>) {
  const t = useMessages(searchMessages);
  const vacancies = useVacancySearch(filters, cursor);
  return (
    <Page width="mid">
      <Heading level={1} className={css.title}>
        {t('list.title')}
      </Heading>
      <SearchForm filters={filters} onFiltersChange={onFiltersChange} />
      <FoundVacancies filters={filters} vacancies={vacancies} onReset={() => onFiltersChange(noFilters)} />
    </Page>
  );
}
