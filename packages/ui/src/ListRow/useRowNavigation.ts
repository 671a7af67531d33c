import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[role=row]') ?? null;
const mainOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-row]');
const controls = ':is(a[href], button, input, [tabindex]):not([data-row], :disabled)';

/**
 * Keyboard of a list of plain rows, listened for in one place. The list itself is the tab stop while the focus is
 * outside and hands it to the row last used, else the selected, else the first; inside there is none, so Tab goes on.
 */
export function useRowNavigation(list: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(undefined);
  const isPointer = useRef(false);

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=row]') ?? [])];
  const enter = () => {
    const all = rows();
    const row = all.find((one) => one === last.current) ?? all.find((one) => one.ariaSelected === 'true') ?? all[0];
    mainOf(row)?.focus();
  };

  const besides = (row: HTMLElement, key: string) => {
    const all = rows();
    const at = all.indexOf(row);
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
    const place = places[key];
    return place === undefined || place < 0 ? undefined : mainOf(all[place]);
  };
  const inside = (row: HTMLElement, target: EventTarget, key: string) => {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
    const isForward = (key === 'ArrowRight') === (getComputedStyle(row).direction !== 'rtl');
    const stops = [mainOf(row), ...row.querySelectorAll<HTMLElement>(controls)];
    return stops[stops.indexOf(target as HTMLElement) + (isForward ? 1 : -1)];
  };

  return {
    tabIndex: 0,
    onPointerDown: () => void (isPointer.current = true),
    onFocus({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) {
      const isByKeyboard = !isPointer.current;
      isPointer.current = false;
      currentTarget.tabIndex = -1;
      // The rows' own buttons are reached by the arrows.
      for (const control of currentTarget.querySelectorAll<HTMLElement>(controls)) control.tabIndex = -1;
      const isFromOutside = !currentTarget.contains(relatedTarget);
      if (target === currentTarget || (isFromOutside && isByKeyboard && target.matches(controls))) enter();
      else last.current = rowOf(target) ?? last.current;
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) currentTarget.tabIndex = 0;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const row = rowOf(event.target as Element);
      if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = besides(row, event.key) ?? inside(row, event.target, event.key);
      if (!next && !event.key.startsWith('Arrow')) return;
      event.preventDefault();
      next?.focus();
    },
  };
}
