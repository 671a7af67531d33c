import type { Vacancy } from '@kasb/contract';
import { LoadFailure, useFormat, useHref, useLinks, useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { Button, EmptyState, ShowMore } from '@kasb/ui';
import { memo, useRef } from 'react';
import { searchMessages } from '../../messages/index.ts';
import { queryFromFilters } from '../../model/filters.ts';
import type { SearchFilters } from '../../model/filters.ts';
import { VacancyCard } from '../../parts/VacancyCard/VacancyCard.tsx';
import { VacancyCardSkeleton } from './VacancyCardSkeleton.tsx';
import * as css from './VacancyList.css.ts';

export interface FoundVacanciesProps {
  /** What was searched for. */
  filters: SearchFilters;
  vacancies: PagesState<Vacancy>;
  /** Clears the filters. */
  onReset: () => void;
}

/** What the search found. A failed load reads as empty, with a quiet way to try again. */
export function FoundVacancies({ filters, vacancies, onReset }: FoundVacanciesProps) {
  const t = useMessages(searchMessages);
  const format = useFormat();
  const isLoading = vacancies.status === 'loading';
  return (
    <section aria-label={t('list.title')} aria-busy={isLoading}>
      <p role="status" className={css.count}>
        {isLoading ? (
          t('loading')
        ) : (
          <>
            {t('list.found')} <b className={css.number}>{format.number(vacancies.total)}</b>
          </>
        )}
      </p>
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
              {t('filters.reset')}
            </Button>
          }
        />
      ) : (
        <Cards filters={filters} vacancies={vacancies} />
      )}
    </section>
  );
}

interface CardsProps {
  filters: SearchFilters;
  vacancies: Extract<PagesState<Vacancy>, { status: 'ready' }>;
}

const Cards = memo(function Cards({ filters, vacancies }: CardsProps) {
  const { items, total, hasMore, next, isLoadingMore, showMore } = vacancies;
  const links = useLinks();
  const query = new URLSearchParams({ ...queryFromFilters(filters), ...(next && { cursor: next }) });
  const nextHref = useHref(`${links.vacancies()}?${query}`);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} className={css.cards}>
        {items.map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyCard vacancy={vacancy} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={css.more}>
          <ShowMore
            shown={items.length}
            total={total}
            isPending={isLoadingMore}
            nextHref={next && nextHref}
            listRef={list}
            onShowMore={showMore}
          />
        </div>
      )}
    </>
  );
});
