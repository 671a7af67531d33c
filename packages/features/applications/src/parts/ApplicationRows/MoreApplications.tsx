import { useMessages } from '@kasb/kit';
import { Button, ShowMore } from '@kasb/ui';
import type { RefObject } from 'react';
import type { useApplicationList } from '../../data/useApplicationList.ts';
import { applicationsMessages } from '../../messages/index.ts';

export interface MoreApplicationsProps {
  list: ReturnType<typeof useApplicationList>;
  /** Rows that are shown now. */
  shown: number;
  /** What the list stands in. */
  box: RefObject<HTMLElement | null>;
}

/** The way to the next rows, with how many there are where that is known. */
export function MoreApplications({ list: { counts, isLoadingMore, showMore }, shown, box }: MoreApplicationsProps) {
  const t = useMessages(applicationsMessages);
  if (counts.chosen === undefined) {
    return (
      <Button isPending={isLoadingMore} onPress={showMore}>
        {t('showMore')}
      </Button>
    );
  }
  return (
    <ShowMore
      shown={shown}
      // Rows that were moved on stay in the list, so it can be longer than its count.
      total={Math.max(counts.chosen, shown + 1)}
      isPending={isLoadingMore}
      listRef={{
        get current() {
          return box.current?.querySelector<HTMLElement>('[role=grid]') ?? null;
        },
      }}
      onShowMore={showMore}
    />
  );
}
