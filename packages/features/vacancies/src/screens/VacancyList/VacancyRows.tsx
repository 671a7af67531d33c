import type { Vacancy } from '@kasb/contract';
import { NothingFiltered, useLinks, useMessages } from '@kasb/kit';
import { Button, Card, List, ShowMore } from '@kasb/ui';
import { useDeferredValue, useRef } from 'react';
import type { useVacancyList } from '../../data/useVacancyList.ts';
import { vacanciesMessages } from '../../messages/index.ts';
import * as css from './VacancyList.css.ts';
import { VacancyRow } from './VacancyRow.tsx';

export interface VacancyRowsProps {
  list: ReturnType<typeof useVacancyList>;
  /** The status to show for a vacancy. */
  statusOf: (vacancy: Vacancy) => string;
  selectedId: string | undefined;
  onOpen: (vacancyId: string) => void;
  /** Clears the filters. */
  onReset: () => void;
}

// What the first screen of a tall window holds: it is painted before the rest is made.
const FIRST_ROWS = 12;

/** The rows, the first of them at once; then the button for more. */
export function VacancyRows({ list: { pages, items }, statusOf, selectedId, onOpen, onReset }: VacancyRowsProps) {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  const box = useRef<HTMLDivElement>(null);
  const count = Math.min(useDeferredValue(items.length, FIRST_ROWS), items.length);
  const isLoadingMore = pages.status === 'ready' && pages.isLoadingMore;
  const more = !(pages.status === 'ready' && pages.hasMore) ? null : pages.items === items ? (
    <ShowMore
      shown={count}
      total={pages.total}
      isPending={isLoadingMore}
      listRef={{
        get current() {
          return box.current?.querySelector<HTMLElement>('[role=grid]') ?? null;
        },
      }}
      onShowMore={pages.showMore}
    />
  ) : (
    <Button isPending={isLoadingMore} onPress={pages.showMore}>
      {t('showMore')}
    </Button>
  );
  return (
    <Card padding="none" className={css.list}>
      <div ref={box}>
        {items.length === 0 && !isLoadingMore ? (
          <NothingFiltered title={t('list.filtered')} reset={t('resetFilters')} onReset={onReset} />
        ) : (
          <List label={t('list.label')} onAction={onOpen}>
            {items.slice(0, count).map((vacancy) => (
              <VacancyRow
                key={vacancy.id}
                vacancy={vacancy}
                status={statusOf(vacancy)}
                href={links.employerVacancy(vacancy.id)}
                isSelected={vacancy.id === selectedId}
              />
            ))}
          </List>
        )}
      </div>
      {more && <div className={css.more}>{more}</div>}
    </Card>
  );
}
