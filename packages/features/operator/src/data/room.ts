import { getOperator, operatorSignOut, stepUp, unattendedHeader } from '@kasb/contract';
import type { Operator } from '@kasb/contract';
import { useCommand, useQuery, useTouch } from '@kasb/kit';
import type { Command } from '@kasb/kit';
import { createContext, use } from 'react';

/** Who is in the room, and how they prove again that it is them. */
export interface Room {
  operator: Operator;
  /** Asks for the digits of the app; false when they are not given. */
  confirm: () => Promise<boolean>;
}

export const RoomContext = createContext<Room | undefined>(undefined);

/** The room around a screen. */
export function useRoom(): Room {
  const room = use(RoomContext);
  if (!room) throw new Error('useRoom needs a Room around it');
  return room;
}

/** What a page asks by itself keeps nobody signed in. */
export const unattended = { headers: { [unattendedHeader]: '1' } };

/** The operator who is signed in; one question for all who ask. */
export const useOperator = () => useQuery(getOperator, {});

/** Asks anew who is signed in. */
export function useOperatorAgain(): () => Promise<void> {
  const touch = useTouch();
  return () => touch([getOperator]);
}

/** Shows the digits of the app again. */
export const useStepUp = (): Command<typeof stepUp> => useCommand(stepUp, { touches: [getOperator] });

/** Ends the operator's session. */
export const useSignOut = () => useCommand(operatorSignOut);
