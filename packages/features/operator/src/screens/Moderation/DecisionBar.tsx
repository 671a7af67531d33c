import { useMessages } from '@kasb/kit';
import { Button } from '@kasb/ui';
import { Ban, Check, PenLine } from 'lucide-react';
import type { RefusalKind } from '../../data/useRefusals.ts';
import { operatorMessages } from '../../messages/index.ts';
import { KeyHint } from '../../parts/KeyHint/KeyHint.tsx';
import * as css from './Moderation.css.ts';

interface DecisionBarProps {
  mayDecide: boolean;
  isPending: boolean;
  onApprove: () => void;
  onRefuse: (status: RefusalKind) => void;
  onSkip: () => void;
}

/** What can be done with the vacancy at hand. */
export function DecisionBar({ mayDecide, isPending, onApprove, onRefuse, onSkip }: DecisionBarProps) {
  const t = useMessages(operatorMessages);
  return (
    <div className={css.buttons}>
      {mayDecide && (
        <>
          <Button
            variant="primary"
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
            icon={<PenLine />}
            iconEnd={<KeyHint>N</KeyHint>}
            aria-keyshortcuts="N"
            onPress={() => onRefuse('needs_revision')}
          >
            {t('moderation.revise')}
          </Button>
          <Button
            variant="danger-quiet"
            icon={<Ban />}
            iconEnd={<KeyHint>R</KeyHint>}
            aria-keyshortcuts="R"
            onPress={() => onRefuse('rejected')}
          >
            {t('reject')}
          </Button>
        </>
      )}
      <Button
        variant="quiet"
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
