import { useEffect, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';

const cells = 6;

/** Follows the caret of the unseen input, so that the cells can show it. */
export function useSelection(input: RefObject<HTMLInputElement | null>) {
  const [range, setRange] = useState<{ start: number; end: number }>();

  const read = () => {
    const field = input.current;
    if (!field || field.ownerDocument.activeElement !== field) return;
    const { selectionStart: start, selectionEnd: end } = field;
    setRange((last) => (last?.start === start && last.end === end ? last : { start: start ?? 0, end: end ?? 0 }));
  };

  useEffect(() => {
    const document = input.current?.ownerDocument;
    document?.addEventListener('selectionchange', read);
    return () => document?.removeEventListener('selectionchange', read);
  });

  return {
    read,
    clear: () => setRange(undefined),
    /** A click puts the caret before the cell under it, as it would in text. */
    placeAt: ({ currentTarget: field, clientX }: MouseEvent<HTMLInputElement>) => {
      if (field.selectionStart !== field.selectionEnd) return;
      const { left, width } = field.getBoundingClientRect();
      const position = Math.min(Math.floor(((clientX - left) / width) * cells), field.value.length);
      field.setSelectionRange(position, position);
      read();
    },
    stateOf: (index: number) => {
      if (!range) return {};
      const isSelected = index >= range.start && index < range.end;
      const isActive = range.start === range.end && index === Math.min(range.start, cells - 1);
      return { 'data-selected': isSelected || undefined, 'data-active': isActive || undefined };
    },
  };
}
