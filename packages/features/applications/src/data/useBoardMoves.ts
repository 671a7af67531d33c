import {
  countApplications,
  getApplication,
  getApplicationBoard,
  setApplicationStage,
  updateApplicationStatus,
} from '@kasb/contract';
import type { Application, SettableApplicationStatus } from '@kasb/contract';
import { useOptimistic, useSend, useTouch } from '@kasb/kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Move } from '../model/boardCards.ts';

/** Moves cards: seen at once, sent in the order of the presses, taken back where one fails. */
export function useBoardMoves() {
  const send = useSend();
  const hasMoved = useRef(false);
  const { valueOf, change } = useOptimistic({
    keyOf: ({ id }: Application) => id,
    send: ({ id }, { status, stage }: Move) => {
      hasMoved.current = true;
      return stage
        ? send(setApplicationStage, { params: { id }, body: { stageId: stage.id } })
        : send(updateApplicationStatus, { params: { id }, body: { status: status as SettableApplicationStatus } });
    },
    touches: [countApplications, getApplication],
  });
  const touch = useTouch();
  // The board that is shown is right without being read again; who comes back to it soon is not shown the old one.
  const leave = useEffectEvent(() => {
    // Where all of Kasb is taken off the page there is no cache any more.
    if (hasMoved.current) touch([getApplicationBoard]).catch(() => undefined);
  });
  useEffect(() => () => leave(), []);
  return { moveOf: valueOf, move: change };
}
