import type { Application } from '@kasb/contract';
import { ProblemSentence } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useBoardMoves } from '../data/useBoardMoves.ts';
import { applicationsMessages } from '../messages/index.ts';
import type { Move } from '../model/boardCards.ts';

/** Moves a card and says where that fails: it goes back by itself. */
export function useBoardSwitch() {
  const toasts = useToasts();
  const { moveOf, move } = useBoardMoves();
  return {
    moveOf,
    async move(application: Application, to: Move) {
      const result = await move(application, to);
      if (result.ok) return;
      const text = <ProblemSentence error={result.error} messages={applicationsMessages} fallback="statusFailed" />;
      toasts.show({ tone: 'critical', text });
    },
  };
}
