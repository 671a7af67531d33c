import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { Button } from 'react-aria-components';
import * as css from './Changeable.css.ts';

/** What of the vacancy is to be changed: a field of it, or a line of its lists. */
export type Change =
  | { field: 'title' | 'salary' | 'location' | 'workFormat' | 'employmentType' | 'description' }
  | { field: 'line'; line: string };

/** What pressing a part of the vacancy does, and the id of the words that say so. */
export const ChangeContext = createContext<{ hintId: string; onChange: (change: Change) => void } | undefined>(
  undefined,
);

export interface ChangeableProps {
  change: Change;
  children: ReactNode;
}

/** A part of the vacancy that is pressed to be changed in the chat; only words where nothing can be changed. */
export function Changeable({ change, children }: ChangeableProps) {
  const changing = use(ChangeContext);
  if (!changing) return children;
  return (
    <Button aria-describedby={changing.hintId} className={css.change} onPress={() => changing.onChange(change)}>
      {children}
    </Button>
  );
}
