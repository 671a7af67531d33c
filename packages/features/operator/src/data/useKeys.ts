import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

const kept = 'kasb.operator.keys';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const isChosen = () => localStorage.getItem(kept) !== 'off';
const choose = (next: boolean) => {
  localStorage.setItem(kept, next ? 'on' : 'off');
  for (const listener of listeners) listener();
};

/** Whether keys of one press do something in this browser: one choice for all that ask. */
export function useKeysChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isChosen), choose];
}

const busy = 'input:not([type=checkbox], [type=radio]), textarea, select, [role=menu], [role=listbox], [role=dialog]';

/** The key after which another says where to go. */
const leader = 'KeyG';

/**
 * Keys of one press, by their place on the keyboard, and those after G, as `KeyG KeyM`: they rest in fields, menus and
 * dialogs. `?` is known by its sign, which stands in other places on other keyboards.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const before = useRef<string>(undefined);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.key === 'Shift') return;
    const isBusy = event.target instanceof Element && event.target.closest(busy) !== null;
    const name = event.key === '?' ? '?' : event.code;
    const action = keys[before.current === leader ? `${leader} ${name}` : name];
    before.current = isBusy || before.current === leader ? undefined : name;
    if (!action || isBusy || event.defaultPrevented || (event.shiftKey && name !== '?')) return;
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
