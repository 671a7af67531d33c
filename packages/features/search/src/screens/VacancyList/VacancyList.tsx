'use client';
import type { Vacancy } from '@kasb/contract';
import { useMessages, Screen } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Heading, Page } from '@kasb/ui';
import type { ReactNode } from 'react';
import { useVacancySearch } from '../../data/useVacancySearch.ts';
import { searchMessages } from '../../messages/index.ts';
import type { SearchFilters } from '../../model/filters.ts';
import { noFilters } from '../../model/filters.ts';
import { RespondHrefContext } from '../../parts/RespondButton/RespondHref.ts';
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
  /**
   * Where a vacancy is responded to: a link for visitors, and where what the employer asks leads.
   * @default no such form
   */
  respondHref?: (vacancyId: string) => string;
  /** What else a host offers to do with a vacancy; the same function from render to render. */
  renderActions?: (vacancy: Vacancy) => ReactNode;
  /** What a host offers to do with the search itself, beside the number found. */
  renderSearchActions?: (filters: SearchFilters) => ReactNode;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof searchMessages>;
}

/** The public search: filters, the number found, cards (docs/domain.md#search). */
export function VacancyList({ messages, respondHref, ...props }: VacancyListProps) {
  return (
    <Screen bundle={searchMessages} overrides={messages}>
      <RespondHrefContext value={respondHref}>
        <VacancyListScreen {...props} />
      </RespondHrefContext>
    </Screen>
  );
}

function VacancyListScreen(props: Omit<VacancyListProps, 'messages' | 'respondHref'>) {
  const { filters, onFiltersChange, cursor, renderActions, renderSearchActions } = props;
  const t = useMessages(searchMessages);
  const vacancies = useVacancySearch(filters, cursor);
  return (
    <Page width="mid">
      <Heading level={1} className={css.title}>
        {t('list.title')}
      </Heading>
      <SearchForm filters={filters} onFiltersChange={onFiltersChange} />
      <FoundVacancies
        filters={filters}
        vacancies={vacancies}
        onReset={() => onFiltersChange(noFilters)}
        renderActions={renderActions}
        renderSearchActions={renderSearchActions}
      />
    </Page>
  );
}
