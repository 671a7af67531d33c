import { Badge } from '@kasb/ui';
import { useState } from 'react';
import type { ReviewState } from '../../scripts/lib/review.ts';
import { isFound } from './find.ts';
import { Finder } from './Finder.tsx';
import { LiveFrame } from './LiveFrame.tsx';
import { useLook } from './look.ts';
import { LookBar } from './LookBar.tsx';
import { windows, type Look } from './looks.ts';
import { follow, frameHref, openWindow, storyHref } from './open.ts';
import { usePictures } from './pictures.ts';

/** A state as a small picture that leads to its story; live where no picture was taken. */
export function StateCard({ state, look, height }: { state: ReviewState; look: Look; height?: number }) {
  const pictureOf = usePictures();
  const picture = pictureOf?.(state.id, look);
  const { width } = look;
  return (
    <li className="review-card">
      {picture === null && <LiveFrame id={state.id} name={state.name} look={look} height={height} />}
      {picture && (
        <img
          className="review-frame"
          src={picture}
          alt=""
          loading="lazy"
          style={{ aspectRatio: `${width} / ${height ?? windows[width].height}` }}
        />
      )}
      <a href={storyHref(state.id, look)} target="_top" onClick={(event) => follow(event, look)}>
        {state.name}
      </a>
      <a
        className="review-window"
        href={frameHref(state.id, look)}
        target="_blank"
        rel="noreferrer"
        aria-label={`${state.name}: в окне ${width}`}
        onClick={(event) => openWindow(event, look)}
      >
        {`В окне ${width}`}
      </a>
      {state.isNew && <Badge tone="info">Новое</Badge>}
      {state.seen && <p>{`Видно: ${state.seen.map((text) => `«${text}»`).join(', ')}`}</p>}
    </li>
  );
}

/** A part of a screen is lost in a wide window. */
const partWidths = [390, 834] as const;

export interface SheetProps {
  states: readonly ReviewState[];
  /** Of a part of the screen, whose window need not be whole, in px. */
  height?: number;
  /** Says that no release was made that states could be new since. */
  hasRelease?: boolean;
}

/** Every state side by side, in one look. */
export function Sheet({ states, height, hasRelease = true }: SheetProps) {
  const chosen = useLook();
  const look = height && chosen.width === 1440 ? { ...chosen, width: partWidths[1] } : chosen;
  const [query, setQuery] = useState('');
  const [isNewOnly, setNewOnly] = useState(false);
  const news = states.filter(({ isNew }) => isNew).length;
  const shown = states.filter(
    (state) => isFound(query, [state.name, ...(state.seen ?? []), state.id].join(' ')) && (!isNewOnly || state.isNew),
  );
  return (
    <section aria-label="Состояния">
      <LookBar widths={height ? partWidths : undefined} />
      {states.length > 6 && (
        <Finder
          label="Найти среди состояний"
          placeholder="Найти среди состояний"
          query={query}
          onQuery={setQuery}
          shown={shown.length}
          all={states.length}
        >
          {news > 0 && (
            <label className="review-new">
              <input type="checkbox" checked={isNewOnly} onChange={() => setNewOnly(!isNewOnly)} />
              {`Только новые: ${news}`}
            </label>
          )}
          {!hasRelease && <span className="review-count">Выпусков ещё не было, поэтому новых не отмечено</span>}
        </Finder>
      )}
      <ul className="review-sheet" data-width={look.width}>
        {shown.map((state) => (
          <StateCard key={state.id} state={state} look={look} height={height} />
        ))}
      </ul>
    </section>
  );
}
