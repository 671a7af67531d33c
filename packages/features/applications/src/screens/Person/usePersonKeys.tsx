import type { SettableApplicationStatus } from '@kasb/contract';
import { browserStorage } from '@kasb/kit';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { statusOfKey } from '../../model/funnel.ts';
import { KeysDialog } from './KeysDialog.tsx';
import type { Walk } from './useWalkAlong.ts';

/** What keys do with the open applicant. */
export interface PersonCommands {
  move: (status: SettableApplicationStatus) => void;
  writeMessage: () => void;
  writeNote: () => void;
  vote: () => void;
}

/** Whether single keys act, as the person chose on this device. */
const storageKey = 'kasb.keys';
const fields = 'input:not([type=radio]), textarea, select, [contenteditable]';

/** Single keys of an applicant's page: by their place on the keyboard, so that they are the same in every layout. */
export function usePersonKeys(commands: RefObject<PersonCommands | null>, walk: Walk) {
  const [isOn, setOn] = useState(() => browserStorage().getItem(storageKey) !== 'off');
  const [isShown, setShown] = useState(false);
  const switchOver = (next: boolean) => {
    setOn(next);
    if (next) browserStorage().removeItem(storageKey);
    else browserStorage().setItem(storageKey, 'off');
  };

  const act = (event: KeyboardEvent): boolean => {
    const status = statusOfKey(event.key);
    if (status) return (commands.current?.move(status), true);
    if (event.key === '?') return (setShown(true), true);
    if (event.shiftKey) return false;
    const actions: Record<string, (() => void) | undefined> = {
      KeyJ: () => walk.go('next'),
      KeyK: () => walk.go('previous'),
      KeyC: commands.current?.writeMessage,
      KeyN: commands.current?.writeNote,
      KeyV: commands.current?.vote,
    };
    const action = actions[event.code];
    action?.();
    return action !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (!isOn || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    // Overlays are in here for React alone.
    if (!currentTarget.contains(target as Node) || (target as HTMLElement).matches(fields)) return;
    if (act(event)) event.preventDefault();
  };
  const dialog: ReactNode = isShown && <KeysDialog isOn={isOn} onChange={switchOver} onClose={() => setShown(false)} />;
  return { isOn, onKeyDown, dialog, show: () => setShown(true) };
}
