import type { Vacancy } from '@kasb/contract';
import { useFormat, useLinks, useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { Button, EmptyState, LinkButton, useIsClient } from '@kasb/ui';
import type { ReactNode } from 'react';
import { searchMessages } from '../../messages/index.ts';
import { queryFromFilters } from '../../model/filters.ts';
import type { SearchFilters } from '../../model/filters.ts';
import { isUnknownPage, VacancyResults } from '../../parts/VacancyResults/VacancyResults.tsx';
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

/** What the search found, and how many. */
export function FoundVacancies(props: FoundVacanciesProps) {
  const { filters, vacancies, onReset, renderActions, renderSearchActions } = props;
  const t = useMessages(searchMessages);
  const format = useFormat();
  const query = new URLSearchParams(queryFromFilters(filters)).toString();
  const path = useLinks().vacancies() + (query && `?${query}`);
  const isLoading = vacancies.status === 'loading';
  return (
    <section aria-label={t('list.title')} aria-busy={isLoading}>
      {!isUnknownPage(vacancies) && (
        <div className={css.line}>
          <p role="status" className={css.count}>
            {isLoading ? (
              t('loading')
            ) : (
              <>
                <span>{`${t('list.found')} `}</span>
                <b className={css.number}>{format.number(vacancies.total)}</b>
              </>
            )}
          </p>
          {renderSearchActions?.(filters)}
        </div>
      )}
      <VacancyResults
        vacancies={vacancies}
        path={path}
        renderActions={renderActions}
        empty={
          <EmptyState title={t('list.empty')} description={t('list.emptyHint')} actions={<Reset onReset={onReset} />} />
        }
      />
    </section>
  );
}

/** Until the script is there, a link to the bare list. */
function Reset({ onReset }: Pick<FoundVacanciesProps, 'onReset'>) {
  const t = useMessages(searchMessages);
  const isClient = useIsClient();
  const links = useLinks();
  return isClient ? (
    <Button variant="secondary" onPress={onReset}>
      {t('reset')}
    </Button>
  ) : (
    <LinkButton variant="secondary" href={links.vacancies()}>
      {t('reset')}
    </LinkButton>
  );
}
