import type { Application } from '@kasb/contract';
import { NothingFiltered, useMessages } from '@kasb/kit';
import { Card, List } from '@kasb/ui';
import { useDeferredValue, useRef } from 'react';
import type { FocusEvent } from 'react';
import type { useApplicationList } from '../../data/useApplicationList.ts';
import { applicationsMessages } from '../../messages/index.ts';
import * as css from './ApplicationRows.css.ts';
import { MoreApplications } from './MoreApplications.tsx';
import { RowChunk } from './RowChunk.tsx';

export interface ApplicationRowsProps {
  list: ReturnType<typeof useApplicationList>;
  /** The status to show for an application. */
  statusOf: (application: Application) => string | undefined;
  hasVacancy: boolean;
  selectedId: string | undefined;
  /** A row was pressed. */
  onOpen: (applicationId: string) => void;
  /** The focus came to a row. */
  onWalk: (applicationId: string) => void;
  /** Whether more than the status narrows the list. */
  isFiltered: boolean;
  /** Clears the filters. */
  onReset: () => void;
}

// What the first screen of a tall window holds: it is painted before the rest is made.
const FIRST_ROWS = 14;
const CHUNK = 25;

/** The rows, the first of them at once; then the button for more. */
export function ApplicationRows({
  list,
  statusOf,
  hasVacancy,
  selectedId,
  isFiltered,
  onOpen,
  onWalk,
  onReset,
}: ApplicationRowsProps) {
  const t = useMessages(applicationsMessages);
  const box = useRef<HTMLDivElement>(null);
  const { items } = list;
  const count = Math.min(useDeferredValue(items.length, FIRST_ROWS), items.length);
  const walk = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.dataset.row;
    if (id !== undefined) onWalk(id);
  };
  return (
    <Card padding="none" className={css.list}>
      <div ref={box} onFocus={walk}>
        {items.length === 0 && !list.isLoadingMore ? (
          <NothingFiltered
            title={t(isFiltered ? 'list.nothing' : 'list.filtered')}
            reset={t(isFiltered ? 'list.resetFilters' : 'list.reset')}
            onReset={onReset}
          />
        ) : (
          <List label={t('list.label')} onAction={onOpen}>
            {chunksOf(items.slice(0, count)).map((chunk, index) => (
              <RowChunk
                key={index}
                applications={chunk}
                statuses={chunk.map(statusOf)}
                hasVacancy={hasVacancy}
                selectedId={chunk.find(({ id }) => id === selectedId)?.id}
              />
            ))}
          </List>
        )}
      </div>
      {list.hasMore && (
        <div className={css.more}>
          <MoreApplications list={list} shown={count} box={box} />
        </div>
      )}
    </Card>
  );
}

function chunksOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
