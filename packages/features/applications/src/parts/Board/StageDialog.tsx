import type { Stage } from '@kasb/contract';
import { useMessages, useWords } from '@kasb/kit';
import { Button, Dialog } from '@kasb/ui';
import { Check } from 'lucide-react';
import { boardMessages } from '../../messages/board/index.ts';
import type { ApplicationCard, Move } from '../../model/boardCards.ts';
import { settable } from '../../model/funnel.ts';
import { useStageName } from '../useStageName.ts';
import * as css from './Board.css.ts';

export interface StageDialogProps {
  /** Whose stage it is; without one the dialog is closed. */
  card: ApplicationCard | undefined;
  stages: readonly Stage[];
  isSelected: boolean;
  onMove: (card: ApplicationCard, to: Move) => void;
  onSelect: (id: string) => void;
  onClose: () => void;
}

/** The menu of a card: every stage that it can go to, and its selection; a sheet on phones. */
export function StageDialog({ card, stages, isSelected, onMove, onSelect, onClose }: StageDialogProps) {
  const t = useMessages(boardMessages);
  const words = useWords();
  const stageName = useStageName();
  if (!card) return null;
  const places = settable.flatMap((status): { move: Move; label: string }[] => [
    { move: { status }, label: words('application', status) },
    ...stages
      .filter((stage) => stage.status === status)
      .map((stage) => ({
        move: { status, stage },
        label: `${words('application', status)}: ${stageName(stage) ?? ''}`,
      })),
  ]);
  const isHere = ({ status, stage }: Move) => card.status === status && card.application.stage?.id === stage?.id;
  return (
    <Dialog isOpen title={t('board.menu', { name: card.name })} onClose={onClose}>
      <div role="group" aria-label={t('board.stages')} className={css.stages}>
        {places.map(({ move, label }) => (
          <Button
            key={`${move.status} ${move.stage?.id ?? ''}`}
            isFullWidth
            isDisabled={isHere(move)}
            {...(isHere(move) && { icon: <Check /> })}
            onPress={() => {
              onClose();
              onMove(card, move);
            }}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="quiet"
          isFullWidth
          onPress={() => {
            onClose();
            onSelect(card.id);
          }}
        >
          {isSelected ? t('board.unselect') : t('board.select')}
        </Button>
      </div>
    </Dialog>
  );
}
