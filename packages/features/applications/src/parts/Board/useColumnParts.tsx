import { stagedStatuses } from '@kasb/contract';
import type { ApplicationStatus, Stage } from '@kasb/contract';
import { useMessages, useWords } from '@kasb/kit';
import { Button, IconButton, Menu } from '@kasb/ui';
import type { BoardColumnData, MenuItem } from '@kasb/ui';
import { Ellipsis } from 'lucide-react';
import { COLUMN_PAGE } from '../../data/useBoard.ts';
import type { BoardColumnPages } from '../../data/useBoard.ts';
import { boardMessages } from '../../messages/board/index.ts';
import type { ApplicationCard, ShownColumn } from '../../model/boardCards.ts';
import { settable } from '../../model/funnel.ts';
import type { LastBatch } from '../useMany.tsx';
import { useStageName } from '../useStageName.ts';
import * as css from './Board.css.ts';

const tones = {
  applied: 'info',
  screening: 'accent',
  interview: 'promote',
  offer: 'caution',
  hired: 'positive',
  rejected: 'neutral',
} as const;

interface ColumnParts {
  stages: readonly Stage[];
  folded: ReadonlySet<ApplicationStatus>;
  last: LastBatch | undefined;
  onFold: (status: ApplicationStatus) => void;
  /** Opens what the company set for its steps. */
  onSettings: () => void;
  onSelectAll: (status: ApplicationStatus, total: number) => void;
  onTakeBack: (batchId: string) => void;
}

type Parts = Omit<BoardColumnData<ApplicationCard>, 'id' | 'label' | 'count' | 'cards'>;

/** What a column has besides its cards: key, zones, menu, the way to more. */
export function useColumnParts({ stages, folded, last, onFold, onSettings, onSelectAll, onTakeBack }: ColumnParts) {
  const t = useMessages(boardMessages);
  const words = useWords();
  const stageName = useStageName();

  return (
    { status, total, cards }: ShownColumn,
    read: BoardColumnPages | undefined,
    onMore: (status: ApplicationStatus) => void,
  ): Parts => {
    const label = words('application', status);
    const own = stages.filter((stage) => stage.status === status);
    const items: MenuItem[] = [
      { id: 'all', label: t('selectAll'), isDisabled: total === 0, onAction: () => onSelectAll(status, total) },
      { id: 'fold', label: t('board.fold'), onAction: () => onFold(status) },
      ...((stagedStatuses as readonly string[]).includes(status)
        ? [{ id: 'stages', label: t('stages'), onAction: onSettings }]
        : []),
    ];
    if (last?.status === status)
      items.unshift({ id: 'undo', label: t('many.undo'), onAction: () => onTakeBack(last.id) });
    const left = total - cards.length;
    const at = (settable as readonly string[]).indexOf(status);
    return {
      tone: tones[status],
      isClosed: status === 'applied',
      ...(at >= 0 && { shortcut: String(at + 1) }),
      ...(own.length > 0 && {
        zones: [{ label }, ...own.map((stage) => ({ id: stage.id, label: stageName(stage) ?? '' }))],
      }),
      ...(folded.has(status) && { unfoldLabel: t('board.unfold', { status: label }) }),
      menu: (
        <Menu
          label={t('board.columnMenu', { status: label })}
          trigger={
            <IconButton size="sm" aria-label={t('board.columnMenu', { status: label })}>
              <Ellipsis />
            </IconButton>
          }
          items={items}
        />
      ),
      more: read?.hasMore && left > 0 && (
        <div className={css.more}>
          <Button
            variant="quiet"
            size="sm"
            className={css.moreButton}
            isPending={read.isLoadingMore}
            onPress={() => {
              onMore(status);
              read.showMore();
            }}
          >
            {read.hasFailed ? t('board.moreFailed') : t('board.more', { n: Math.min(COLUMN_PAGE, left), total: left })}
          </Button>
        </div>
      ),
      empty: t('board.empty'),
    };
  };
}
