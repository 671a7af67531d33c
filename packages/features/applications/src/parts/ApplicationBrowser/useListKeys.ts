import type { Application, SettableApplicationStatus } from '@kasb/contract';
import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { statusOfKey } from '../../model/funnel.ts';
import { nothingSelected, ranged, reselected, selectedOf } from '../../model/selection.ts';
import type { Selection } from '../../model/selection.ts';

/** A key without others, pressed in here: overlays are in here for React alone. */
const isPressedHere = ({ repeat, altKey, ctrlKey, metaKey, target, currentTarget }: KeyboardEvent<HTMLElement>) =>
  !repeat && !altKey && !ctrlKey && !metaKey && currentTarget.contains(target as Node);
const rowOf = (element: EventTarget | Element | null) => {
  const row = (element as Element | null)?.closest('[role=row]')?.querySelector<HTMLElement>('[data-row]');
  return row?.dataset.row;
};

interface ListKeys {
  items: readonly Application[];
  statusOf: (application: Application) => string | undefined;
  /** The open one, for keys that are pressed outside of a row. */
  open: Application | undefined;
  /** What the list shows; of another one nothing is selected. */
  of: string;
  onStatus: (application: Application, status: SettableApplicationStatus) => void;
  onPage: (application: Application) => void;
}

/** The keys of the list, and what is selected in it: by X, by Shift with arrows or a press, by the initials. */
export function useListKeys({ items, statusOf, open, of, onStatus, onPage }: ListKeys) {
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [seen, setSeen] = useState(of);
  const anchor = useRef<string>(undefined);
  if (seen !== of) {
    setSeen(of);
    setSelection(nothingSelected);
  }
  const listed = items.map((application) => ({ id: application.id, status: statusOf(application) ?? '' }));
  const selected = selectedOf(selection, listed);
  const mark = (ids: ReadonlySet<string>) => setSelection(reselected(selection, ids, listed));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    anchor.current = id;
    mark(next);
  };
  const reach = (from: string, to: string) => mark(new Set([...selected, ...ranged(listed, from, to)]));

  return {
    selection,
    selected,
    setSelection,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, code, shiftKey, target, currentTarget } = event;
      const at = rowOf(target);
      if (shiftKey && (key === 'ArrowDown' || key === 'ArrowUp') && at !== undefined) {
        // The list has taken the focus on already.
        const to = rowOf(currentTarget.ownerDocument.activeElement);
        if (to !== undefined) reach(at, to);
        return;
      }
      if (!isPressedHere(event)) return;
      const status = statusOfKey(key);
      const application = items.find(({ id }) => id === at) ?? open;
      if (key === 'Escape' && selected.size > 0) mark(new Set());
      else if (application && status) onStatus(application, status);
      else if (application && code === 'KeyO') onPage(application);
      else if (code === 'KeyX' && at !== undefined) toggle(at);
      else return;
      event.preventDefault();
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      const target = event.target as Element;
      const id = rowOf(target);
      if (id === undefined) return;
      if (event.shiftKey) reach(anchor.current ?? open?.id ?? id, id);
      else if (event.ctrlKey || event.metaKey || target.closest('[data-row-mark]')) toggle(id);
      else return void (anchor.current = id);
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
