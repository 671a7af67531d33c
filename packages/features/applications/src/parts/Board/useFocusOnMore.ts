import type { ApplicationStatus } from '@kasb/contract';
import { useEffect, useRef } from 'react';
import type { ShownColumn } from '../../model/boardCards.ts';

/** After «Ещё» the focus goes to the first of the new cards; returns what says that they were asked for. */
export function useFocusOnMore(columns: readonly ShownColumn[]) {
  const asked = useRef<{ status: ApplicationStatus; known: ReadonlySet<string> }>(undefined);
  const cardsIn = (status: ApplicationStatus) => columns.find((column) => column.status === status)?.cards ?? [];
  useEffect(() => {
    if (!asked.current) return;
    const { status, known } = asked.current;
    const fresh = columns.find((column) => column.status === status)?.cards.find(({ id }) => !known.has(id));
    if (!fresh) return;
    asked.current = undefined;
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(fresh.id)}"]`)?.focus();
  }, [columns]);
  return (status: ApplicationStatus) => {
    asked.current = { status, known: new Set(cardsIn(status).map(({ id }) => id)) };
  };
}
