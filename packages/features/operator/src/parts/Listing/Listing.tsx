import { LoadFailure, match, NothingFiltered, useMessages, useNavigate } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { BackLink, Card, EmptyState, ListDetail } from '@kasb/ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useKeys } from '../../data/useKeys.ts';
import type { Fresh } from '../../data/useLivePages.ts';
import { operatorMessages } from '../../messages/index.ts';
import { FreshRows } from '../FreshRows/FreshRows.tsx';
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
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Above the list: chips, a field to look for something. */
  filters: ReactNode;
  state: PagesState<Item> & { fresh?: Fresh };
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
  const { title, note, actions, filters, state, empty, onReset, back, detail, ...table } = props;
  const t = useMessages(operatorMessages);
  const isOpen = table.openId !== undefined;
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    // The row that was open has the focus again.
    place.current?.querySelector<HTMLElement>('[data-row][aria-current]')?.focus();
    navigate(back);
  };
  useKeys({ Escape: close }, isOpen);
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
    <RoomPage title={title} text={note} actions={actions}>
      <div className={isOpen ? css.filtersOfOpen : css.filters}>{filters}</div>
      <LoadFailure failure={state.failure}>{t('dataFailed')}</LoadFailure>
      <ListDetail
        ref={place}
        className={isOpen ? css.columns : css.alone}
        isOpen={isOpen}
        back={<BackLink href={back}>{title}</BackLink>}
        list={
          <>
            <FreshRows fresh={state.fresh} />
            {rows}
          </>
        }
        detail={isOpen && detail}
      />
    </RoomPage>
  );
}
