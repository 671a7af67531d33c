import type { Vacancy } from '@kasb/contract';
import { LoadFailure, useFormat, useLinks, useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { Button, EmptyState } from '@kasb/ui';
import type { ReactNode } from 'react';
import { searchMessages } from '../../messages/index.ts';
import { queryFromFilters } from '../../model/filters.ts';
import type { SearchFilters } from '../../model/filters.ts';
import { VacancyCards } from '../../parts/VacancyCards/VacancyCards.tsx';
import { VacancyCardSkeleton } from '../../parts/VacancyCardSkeleton/VacancyCardSkeleton.tsx';
import * as css from './VacancyList.css.ts';

export interface FoundVacanciesProps {
  /** What was searched for. */
  filters: SearchFilters;
  vacancies: PagesState<Vacancy>;
  /** Clears the filters. */
  onReset: () => void;
  renderActions: ((vacancy: Vacancy) => ReactNode) | undefined;
  renderSearchActions: ((filters: SearchFilters) => ReactNode) | undefined;
}

/** What the search found. A failed load reads as empty, with a quiet way to try again. */
export function FoundVacancies(props: FoundVacanciesProps) {
  const { filters, vacancies, onReset, renderActions, renderSearchActions } = props;
  const t = useMessages(searchMessages);
  const format = useFormat();
  const query = new URLSearchParams(queryFromFilters(filters)).toString();
  const path = useLinks().vacancies() + (query && `?${query}`);
  const isLoading = vacancies.status === 'loading';
  return (
    <section aria-label={t('list.title')} aria-busy={isLoading}>
      <div className={css.line}>
        <p role="status" className={css.count}>
          {isLoading ? (
            t('loading')
          ) : (
            <>
              {t('list.found')} <b className={css.number}>{format.number(vacancies.total)}</b>
            </>
          )}
        </p>
        {renderSearchActions?.(filters)}
      </div>
      <LoadFailure failure={vacancies.failure} isQuiet className={css.notice}>
        {vacancies.items?.length ? t('moreVacanciesFailed') : t('vacanciesFailed')}
      </LoadFailure>
      {isLoading ? (
        <VacancyCardSkeleton count={4} />
      ) : vacancies.items.length === 0 ? (
        <EmptyState
          title={t('list.empty')}
          description={t('list.emptyHint')}
          actions={
            <Button variant="secondary" onPress={onReset}>
              {t('reset')}
            </Button>
          }
        />
      ) : (
        <VacancyCards vacancies={vacancies} path={path} renderActions={renderActions} />
      )}
    </section>
  );
}
