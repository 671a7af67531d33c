import { LoadFailure, match, NothingFiltered, useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { BackLink, Card, EmptyState, ListDetail } from '@kasb/ui';
import type { ReactNode } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import { RoomPage, RowsWaiting } from '../RoomPage/RoomPage.tsx';
import { MoreRows } from '../Rows/MoreRows.tsx';
import * as css from './Listing.css.ts';
import { ListingTable } from './ListingTable.tsx';
import type { ListingTableProps } from './ListingTable.tsx';

interface ListingProps<Item extends { id: string }> extends Omit<ListingTableProps<Item>, 'items'> {
  /** What the page is called, and its table. */
  title: string;
  /** Beside the title: how many were found. */
  note?: string | undefined;
  /** Above the list: chips, a field to look for something. */
  filters: ReactNode;
  state: PagesState<Item>;
  /** What is said where there is nothing at all. */
  empty: string;
  /** The way back from what the filters left nothing of; undefined where nothing is filtered. */
  onReset?: (() => void) | undefined;
  /** The address of the list alone. */
  back: string;
  /** The thing that is open, in its card. */
  detail: ReactNode;
}

/** A list of the room: its filters, its rows, and the one that is open beside them; under 1300 px in their place. */
export function Listing<Item extends { id: string }>(props: ListingProps<Item>) {
  const { title, note, filters, state, empty, onReset, back, detail, ...table } = props;
  const t = useMessages(operatorMessages);
  const isOpen = table.openId !== undefined;
  const rows = match(state, {
    loading: () => (
      <Card padding="none">
        <RowsWaiting rows={8} />
      </Card>
    ),
    ready: ({ items, total, isLoadingMore, showMore, failure }) =>
      items.length > 0 ? (
        <Card padding="none">
          <ListingTable {...table} items={items} />
          <MoreRows items={items} total={total} isLoadingMore={isLoadingMore} showMore={showMore} />
        </Card>
      ) : (
        !failure && (
          <Card>
            {onReset ? (
              <NothingFiltered title={t('noOptions')} reset={t('reset')} onReset={onReset} />
            ) : (
              <EmptyState size="sm" title={empty} />
            )}
          </Card>
        )
      ),
  });
  return (
    <RoomPage title={title} text={note}>
      <div className={css.filters}>{filters}</div>
      <LoadFailure failure={state.failure}>{t('dataFailed')}</LoadFailure>
      <ListDetail
        className={isOpen ? css.columns : css.alone}
        isOpen={isOpen}
        back={<BackLink href={back}>{title}</BackLink>}
        list={rows}
        detail={isOpen && detail}
      />
    </RoomPage>
  );
}
