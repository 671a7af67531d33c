import { ShowMore } from '@kasb/ui';
import * as css from './Rows.css.ts';

interface MoreRowsProps {
  items: readonly unknown[];
  total: number;
  isLoadingMore: boolean;
  showMore: () => void;
}

/** Below rows that come page by page: how many there are, and the next page. */
export function MoreRows({ items, total, isLoadingMore, showMore }: MoreRowsProps) {
  return (
    <ShowMore className={css.more} shown={items.length} total={total} isPending={isLoadingMore} onShowMore={showMore} />
  );
}
