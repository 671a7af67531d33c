import type { ApplicationBatchBody, Stage } from '@kasb/contract';
import { useMessages, useWords } from '@kasb/kit';
import { BulkBar, Button, Menu } from '@kasb/ui';
import { ChevronDown, MessageSquare } from 'lucide-react';
import { boardMessages } from '../../messages/board/index.ts';
import type { ApplicationCard, ShownColumn } from '../../model/boardCards.ts';
import { settable } from '../../model/funnel.ts';
import { nothingSelected, selectedCount } from '../../model/selection.ts';
import type { Selection } from '../../model/selection.ts';
import { useStageName } from '../useStageName.ts';

export interface ManyBarProps {
  selection: Selection;
  /** The cards that are shown. */
  cards: readonly Pick<ApplicationCard, 'id' | 'status' | 'application'>[];
  columns: readonly Pick<ShownColumn, 'status' | 'total'>[];
  stages: readonly Stage[];
  onSelect: (selection: Selection) => void;
  onMove: (action: NonNullable<ApplicationBatchBody['action']>) => void;
  onWrite: () => void;
  onRefuse: () => void;
}

/** How many are selected, and what can be done to them. */
export function ManyBar({ selection, cards, columns, stages, onSelect, onMove, onWrite, onRefuse }: ManyBarProps) {
  const t = useMessages(boardMessages);
  const words = useWords();
  const stageName = useStageName();
  const count = selectedCount(selection);
  if (count === 0) return null;
  const statuses =
    selection.kind === 'ids' ? new Set(cards.flatMap(({ id, status }) => (selection.ids.has(id) ? [status] : []))) : [];
  const [only, another] = statuses;
  const whole = another === undefined ? columns.find(({ status }) => status === only) : undefined;
  return (
    <BulkBar
      label={t('many.label')}
      summary={t('many.selected', { n: count })}
      clearLabel={t('many.clear')}
      onClear={() => onSelect(nothingSelected)}
      more={
        whole &&
        whole.total > count && (
          <Button variant="quiet" size="sm" onPress={() => onSelect({ kind: 'column', ...whole, except: new Set() })}>
            {t('many.all', { n: whole.total, status: words('application', whole.status) })}
          </Button>
        )
      }
    >
      <Menu
        label={t('many.toStage')}
        trigger={
          <Button variant="primary" size="sm" iconEnd={<ChevronDown />}>
            {t('many.toStage')}
          </Button>
        }
        items={settable.flatMap((status) =>
          status === 'rejected'
            ? []
            : [
                { id: status, label: words('application', status), onAction: () => onMove({ status }) },
                ...stages
                  .filter((stage) => stage.status === status)
                  .map((stage) => ({
                    id: stage.id,
                    label: `${words('application', status)}: ${stageName(stage) ?? ''}`,
                    onAction: () => onMove({ status, stageId: stage.id }),
                  })),
              ],
        )}
      />
      <Button size="sm" icon={<MessageSquare />} onPress={onWrite}>
        {t('many.write')}
      </Button>
      <Button variant="danger-quiet" size="sm" onPress={onRefuse}>
        {t('reject')}
      </Button>
    </BulkBar>
  );
}
