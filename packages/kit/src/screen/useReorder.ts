'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

/**
 * Moves rows of a list by the pointer and by arrow keys on their handles. Put `list` on the element whose children are
 * the rows.
 */
export function useReorder(count: number, onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [movedTo, setMovedTo] = useState<number>();
  const refocus = useRef<number>(undefined);
  const move = useRef(onMove);
  useLayoutEffect(() => {
    move.current = onMove;
    // A row that React takes to another place loses the focus.
    if (refocus.current === undefined) return;
    list.current?.children[refocus.current]?.querySelector<HTMLElement>('button')?.focus();
    refocus.current = undefined;
  });

  const start = (index: number, event: PointerEvent) => {
    if (event.button !== 0) return;
    let at = index;
    setDragged(at);
    const drag = new AbortController();
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const target = rowAt(list.current, clientY, at);
      if (target === at) return;
      move.current(at, target);
      at = target;
      setDragged(at);
    };
    const end = () => {
      drag.abort();
      setDragged(undefined);
      if (at !== index) setMovedTo(at);
    };
    document.addEventListener('pointermove', follow, { signal: drag.signal });
    document.addEventListener('pointerup', end, { signal: drag.signal });
    document.addEventListener('pointercancel', end, { signal: drag.signal });
  };

  return {
    list,
    /** Place of the row under the pointer. */
    dragged,
    /** Where the last moved row has come to, for readers. */
    movedTo,
    handleProps: (index: number) => ({
      onPointerDown: (event: PointerEvent) => start(index, event),
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        const target = index + (step ?? 0);
        if (step === undefined || target < 0 || target >= count) return;
        event.preventDefault();
        refocus.current = target;
        setMovedTo(target);
        onMove(index, target);
      },
    }),
  };
}

/** The row whose middle the pointer has passed on its way from `from`. */
function rowAt(list: HTMLElement | null, y: number, from: number): number {
  const middles = [...(list?.children ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  let target = from;
  while (target + 1 < middles.length && y > (middles[target + 1] ?? 0)) target += 1;
  while (target > 0 && y < (middles[target - 1] ?? 0)) target -= 1;
  return target;
}
