import { LoadFailure, match, useMessages } from '@kasb/kit';
import type { ListState } from '@kasb/kit';
import { Card, EmptyState } from '@kasb/ui';
import type { ReactNode } from 'react';
import { platformMessages } from '../../messages/platform/index.ts';
import { RowsWaiting } from '../RoomPage/RoomPage.tsx';

interface RowsProps<Item> {
  state: ListState<Item>;
  /** What is said where there are none. */
  empty: string;
  /** How many are drawn while they are on their way. @default 5 */
  waiting?: number;
  children: (items: readonly Item[]) => ReactNode;
}

/** Rows that come all at once, also while they come, where they do not, and where there are none. */
export function Rows<Item>({ state, empty, waiting, children }: RowsProps<Item>) {
  const t = useMessages(platformMessages);
  return match(state, {
    loading: () => (
      <Card padding="none">
        <RowsWaiting rows={waiting} />
      </Card>
    ),
    ready: ({ items, failure }) => (
      <>
        <LoadFailure failure={failure}>{t('dataFailed')}</LoadFailure>
        {items.length > 0 ? children(items) : !failure && <EmptyState size="sm" title={empty} />}
      </>
    ),
  });
}
