import type { Vacancy } from '@kasb/contract';
import { useHref } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { ShowMore } from '@kasb/ui';
import { memo, useRef } from 'react';
import { VacancyCard } from '../VacancyCard/VacancyCard.tsx';
import type { VacancyCardProps } from '../VacancyCard/VacancyCard.tsx';
import * as css from './VacancyCards.css.ts';

export interface VacancyCardsProps {
  vacancies: Extract<PagesState<Vacancy>, { status: 'ready' }>;
  /** The path of this list, with what narrows it, for the address of its next page. */
  path: string;
  renderActions?: VacancyCardProps['renderActions'];
}

/** Vacancies as cards, and the way to the next of them. */
export const VacancyCards = memo(function VacancyCards({ vacancies, path, renderActions }: VacancyCardsProps) {
  const { items, total, hasMore, next, isLoadingMore, showMore } = vacancies;
  const cursor = next === undefined ? '' : `${path.includes('?') ? '&' : '?'}${new URLSearchParams({ cursor: next })}`;
  const nextHref = useHref(path + cursor);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} className={css.cards}>
        {items.map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyCard vacancy={vacancy} renderActions={renderActions} />
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
