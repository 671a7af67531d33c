import type { Application } from '@kasb/contract';
import { NothingFiltered, useMessages } from '@kasb/kit';
import { Card, List } from '@kasb/ui';
import { useDeferredValue, useRef } from 'react';
import type { FocusEvent, MouseEventHandler } from 'react';
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
  /** Those that something is to be done to. */
  marked: ReadonlySet<string>;
  /** Sees each press before the row does. */
  onClickCapture: MouseEventHandler;
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
  marked,
  onClickCapture,
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
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list's keys do the same */}
      <div ref={box} onFocus={walk} onClickCapture={onClickCapture} data-marking={marked.size > 0 || undefined}>
        {items.length === 0 && !list.isLoadingMore ? (
          <NothingFiltered
            title={t(isFiltered ? 'list.nothing' : 'list.filtered')}
            reset={t(isFiltered ? 'resetFilters' : 'list.reset')}
            onReset={onReset}
          />
        ) : (
          <List label={t('list.label')} aria-multiselectable={marked.size > 0 || undefined} onAction={onOpen}>
            {chunksOf(items.slice(0, count)).map((chunk, index) => (
              <RowChunk
                key={index}
                applications={chunk}
                statuses={chunk.map(statusOf)}
                hasVacancy={hasVacancy}
                selectedId={chunk.find(({ id }) => id === selectedId)?.id}
                hasMarks={marked.size > 0}
                marked={chunk.flatMap(({ id }) => (marked.has(id) ? [id] : []))}
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
