import { useEffect, useEffectEvent, useState } from 'react';

const kept = 'kasb.operator.keys';

/** Whether keys of one press do something in this browser. */
export function useKeysChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(kept) !== 'off');
  const choose = (next: boolean) => {
    localStorage.setItem(kept, next ? 'on' : 'off');
    setOn(next);
  };
  return [isOn, choose];
}

const busy = 'input:not([type=checkbox], [type=radio]), textarea, select, [role=menu], [role=listbox], [role=dialog]';

/** Keys of one press, by their place on the keyboard: they rest in fields, menus and dialogs. */
export function useKeys(keys: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(busy)) return;
    const action = keys[event.code];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
