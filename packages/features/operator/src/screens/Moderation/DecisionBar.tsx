import { useMessages } from '@kasb/kit';
import { Button } from '@kasb/ui';
import { Ban, Check, PenLine, Undo2 } from 'lucide-react';
import type { RefusalKind } from '../../data/useRefusals.ts';
import { operatorMessages } from '../../messages/index.ts';
import { KeyHint } from '../../parts/KeyHint/KeyHint.tsx';
import * as css from './Moderation.css.ts';

interface DecisionBarProps {
  mayDecide: boolean;
  /** Takes the decision back; without one there is none to be taken back. */
  onGiveBack?: () => void;
  isPending: boolean;
  onApprove: () => void;
  onRefuse: (status: RefusalKind) => void;
  onSkip: () => void;
}

/** What can be done with the vacancy at hand. */
export function DecisionBar({ mayDecide, onGiveBack, isPending, onApprove, onRefuse, onSkip }: DecisionBarProps) {
  const t = useMessages(operatorMessages);
  return (
    <div className={css.buttons}>
      {mayDecide && (
        <>
          <Button
            variant="primary"
            size="sm"
            className={css.approve}
            icon={<Check />}
            iconEnd={<KeyHint>A</KeyHint>}
            aria-keyshortcuts="A"
            isPending={isPending}
            onPress={onApprove}
          >
            {t('moderation.approve')}
          </Button>
          <Button
            size="sm"
            icon={<PenLine />}
            iconEnd={<KeyHint>N</KeyHint>}
            aria-keyshortcuts="N"
            onPress={() => onRefuse('needs_revision')}
          >
            {t('moderation.revise')}
          </Button>
          <Button
            variant="danger-quiet"
            size="sm"
            icon={<Ban />}
            iconEnd={<KeyHint>R</KeyHint>}
            aria-keyshortcuts="R"
            onPress={() => onRefuse('rejected')}
          >
            {t('reject')}
          </Button>
        </>
      )}
      {onGiveBack && (
        <Button size="sm" icon={<Undo2 />} isPending={isPending} onPress={onGiveBack}>
          {t('moderation.giveBack')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        className={css.skip}
        iconEnd={<KeyHint>S</KeyHint>}
        aria-keyshortcuts="S"
        onPress={onSkip}
      >
        {t('skip')}
      </Button>
    </div>
  );
}
