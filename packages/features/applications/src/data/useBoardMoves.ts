import { countApplications, getApplication, setApplicationStage, updateApplicationStatus } from '@kasb/contract';
import type { Application, SettableApplicationStatus } from '@kasb/contract';
import { useCommand, useOptimistic } from '@kasb/kit';
import type { Move } from '../model/boardCards.ts';

const touches = [countApplications, getApplication];

/** Moves cards: seen at once, sent in the order of the presses, taken back where one fails. */
export function useBoardMoves() {
  const toStatus = useCommand(updateApplicationStatus, { touches });
  const toStage = useCommand(setApplicationStage, { touches });
  const { valueOf, change } = useOptimistic({
    keyOf: ({ id }: Application) => id,
    send: ({ id }, { status, stage }: Move) =>
      stage
        ? toStage.run({ params: { id }, body: { stageId: stage.id } })
        : toStatus.run({ params: { id }, body: { status: status as SettableApplicationStatus } }),
  });
  return { moveOf: valueOf, move: change };
}
