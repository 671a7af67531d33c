'use client';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/** One tab stop for a row of buttons: arrows, Home and End move between them, in the direction of the text. */
export function useRovingGroup(count: number, initial: number) {
  const [stop, setStop] = useState<number>();
  const current = Math.max(0, Math.min(stop ?? initial, count - 1));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const group = event.currentTarget;
    const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = buttons.indexOf(event.target as HTMLElement);
    const step = getComputedStyle(group).direction === 'rtl' ? -1 : 1;
    const moves: Record<string, number> = {
      ArrowRight: at + step,
      ArrowDown: at + 1,
      ArrowLeft: at - step,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    };
    const to = moves[event.key];
    if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  };
  return {
    groupProps: { onKeyDown },
    itemProps: (index: number) => ({ tabIndex: index === current ? 0 : -1, onFocus: () => setStop(index) }),
  };
}
