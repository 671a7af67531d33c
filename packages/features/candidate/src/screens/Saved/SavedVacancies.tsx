import { LoadFailure, useLinks, useMessages } from '@kasb/kit';
import { Card, EmptyState, LinkButton, LoadingRegion, ShowMore, Skeleton } from '@kasb/ui';
import { useRef } from 'react';
import { useSavedVacancies } from '../../data/useSaved.ts';
import { candidateMessages } from '../../messages/index.ts';
import * as css from './Saved.css.ts';
import { SavedVacancyCard } from './SavedVacancyCard.tsx';

/** The vacancies that are kept, those that are closed too. */
export function SavedVacancies() {
  const t = useMessages(candidateMessages);
  const links = useLinks();
  const pages = useSavedVacancies();
  const list = useRef<HTMLUListElement>(null);
  if (pages.status === 'loading')
    return (
      <LoadingRegion className={css.list}>
        {Array.from({ length: 3 }, (_, index) => (
          <Card key={index} className={css.card}>
            <Skeleton width="44%" height={22} />
            <Skeleton width="28%" />
            <Skeleton width="60%" />
          </Card>
        ))}
      </LoadingRegion>
    );
  if (pages.failure && pages.items.length === 0)
    return <LoadFailure failure={pages.failure}>{t('saved.failed')}</LoadFailure>;
  if (pages.items.length === 0)
    return (
      <EmptyState
        title={t('saved.empty')}
        actions={
          <LinkButton variant="primary" href={links.vacancies()}>
            {t('responses.find')}
          </LinkButton>
        }
      />
    );
  return (
    <>
      <ul ref={list} className={css.list}>
        {pages.items.map((saved) => (
          <li key={saved.vacancy.id}>
            <SavedVacancyCard saved={saved} />
          </li>
        ))}
      </ul>
      {pages.hasMore && (
        <ShowMore
          shown={pages.items.length}
          total={pages.total}
          isPending={pages.isLoadingMore}
          listRef={list}
          onShowMore={pages.showMore}
        />
      )}
    </>
  );
}
