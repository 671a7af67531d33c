import { useState } from 'react';
import type { ReviewState } from './data.ts';
import { isFound } from './find.ts';
import { Finder } from './Finder.tsx';
import { LiveFrame } from './LiveFrame.tsx';
import { useLook } from './look.ts';
import { LookBar } from './LookBar.tsx';
import type { Look } from './looks.ts';
import { follow, frameHref, openWindow, storyHref } from './open.ts';

/** A state as it lives, made small, which leads to its story. */
export function StateCard({ state, look, height }: { state: ReviewState; look: Look; height?: number }) {
  return (
    <li className="review-card">
      <LiveFrame id={state.id} name={state.name} look={look} height={height} />
      <a href={storyHref(state.id, look)} target="_top" onClick={(event) => follow(event, look)}>
        {state.name}
      </a>
      <a
        className="review-window"
        href={frameHref(state.id, look)}
        target="_blank"
        rel="noreferrer"
        aria-label={`${state.name}: в окне ${look.width}`}
        onClick={(event) => openWindow(event, look)}
      >
        {`В окне ${look.width}`}
      </a>
    </li>
  );
}

/** A part of a screen is lost in a wide window. */
const partWidths = [390, 834] as const;

export interface SheetProps {
  states: readonly ReviewState[];
  /** Of a part of the screen, whose window need not be whole, in px. */
  height?: number;
}

/** Every state side by side, in one look. */
export function Sheet({ states, height }: SheetProps) {
  const chosen = useLook();
  const look = height && chosen.width === 1440 ? { ...chosen, width: partWidths[1] } : chosen;
  const [query, setQuery] = useState('');
  const shown = states.filter(({ name, id }) => isFound(query, `${name} ${id}`));
  return (
    <section aria-label="Состояния">
      <LookBar widths={height ? partWidths : undefined} />
      {states.length > 6 && <Finder query={query} onQuery={setQuery} shown={shown.length} all={states.length} />}
      <ul className="review-sheet" data-width={look.width}>
        {shown.map((state) => (
          <StateCard key={state.id} state={state} look={look} height={height} />
        ))}
      </ul>
    </section>
  );
}
