import type { Vacancy } from '@kasb/contract';
import { LoadFailure, useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import type { ReactNode } from 'react';
import { searchMessages } from '../../messages/index.ts';
import { NotFound } from '../NotFound/NotFound.tsx';
import type { VacancyCardProps } from '../VacancyCard/VacancyCard.tsx';
import { VacancyCards } from '../VacancyCards/VacancyCards.tsx';
import { VacancyCardSkeleton } from '../VacancyCardSkeleton/VacancyCardSkeleton.tsx';
import * as css from './VacancyResults.css.ts';

export interface VacancyResultsProps {
  vacancies: PagesState<Vacancy>;
  /** The path of this list, with what narrows it, for the address of its next page. */
  path: string;
  renderActions?: VacancyCardProps['renderActions'];
  /** So many cards keep the place of those that load. @default 4 */
  skeletons?: number;
  /** Stands where there are none. */
  empty: ReactNode;
}

/** Whether the address names a later page that is none, as a link does that was cut. */
export function isUnknownPage({ items, failure }: PagesState<Vacancy>): boolean {
  return items?.length === 0 && failure?.error.is('badQuery') === true;
}

/** The vacancies of a list. A failed load reads as empty, with a quiet way to try again. */
export function VacancyResults({ vacancies, path, renderActions, skeletons = 4, empty }: VacancyResultsProps) {
  const t = useMessages(searchMessages);
  if (isUnknownPage(vacancies))
    return <NotFound headingLevel={2} title={t('place.notFound')} description={t('list.unknownPageHint')} />;
  return (
    <>
      <LoadFailure failure={vacancies.failure} isQuiet className={css.notice}>
        {vacancies.items?.length ? t('moreVacanciesFailed') : t('vacanciesFailed')}
      </LoadFailure>
      {vacancies.status === 'loading' ? (
        <VacancyCardSkeleton count={skeletons} />
      ) : vacancies.items.length === 0 ? (
        empty
      ) : (
        <VacancyCards vacancies={vacancies} path={path} renderActions={renderActions} />
      )}
    </>
  );
}
