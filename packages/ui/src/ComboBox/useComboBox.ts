import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposingKey } from '../keyboard/keys.ts';
import { lazyPart, useLazyPart } from '../private/lazyPart.ts';
import { filterOptions, isSameText } from './filterOptions.ts';
import type { ComboBoxOption } from './filterOptions.ts';

const comboBoxList = lazyPart(() => import('./ComboBoxList.tsx'));

interface ComboBoxChoice {
  options: readonly ComboBoxOption[];
  selected?: ComboBoxOption;
  onChoose: (value: string) => void;
}

/** Text, list and pointed-at option of a combobox, and its keys. */
export function useComboBox({ options, selected, onChoose }: ComboBoxChoice) {
  const list = useLazyPart(comboBoxList);
  // Nothing while the chosen option's name stands there.
  const [text, setText] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const found = text === undefined ? options : filterOptions(options, text);
  const reachable = found.filter(({ isDisabled }) => !isDisabled);
  const isOpen = list.state === 'open';
  const active = isOpen ? reachable.find(({ value }) => value === pointed) : undefined;

  const open = (at?: string) => {
    setPointed(at);
    list.open();
  };
  const close = () => {
    setText(undefined);
    list.close();
  };
  const choose = (value: string) => {
    if (value !== (selected?.value ?? '')) onChoose(value);
    close();
  };
  /** What was typed becomes the choice if it is one, or nothing if all was deleted; else it goes. */
  const commit = () => {
    if (text === undefined) return close();
    const named = reachable.find(({ label }) => isSameText(label, text));
    if (text.trim() === '') choose('');
    else if (named) choose(named.value);
    else close();
  };
  const type = (next: string) => {
    setText(next);
    const first = next.trim() === '' ? undefined : filterOptions(options, next).find(({ isDisabled }) => !isDisabled);
    open(first?.value);
  };

  const move = (step: 1 | -1) => {
    if (!isOpen) return open((selected ?? reachable.at(step === 1 ? 0 : -1))?.value);
    const at = active ? reachable.indexOf(active) : step === 1 ? -1 : 0;
    setPointed(reachable[(at + step + reachable.length) % reachable.length]?.value);
  };
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Home: isOpen ? () => setPointed(reachable[0]?.value) : undefined,
    End: isOpen ? () => setPointed(reachable.at(-1)?.value) : undefined,
    Enter: active ? () => choose(active.value) : text === undefined ? undefined : commit,
    // A dialog around the field stays open.
    Escape: list.state === 'closed' ? undefined : close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = isComposingKey(event) ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { list, text, found, active, isOpen, open, close, choose, commit, type, point: setPointed, onKeyDown };
}
