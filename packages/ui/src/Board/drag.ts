import { flushSync } from 'react-dom';
import { cardNamed, columnOf } from './boardElements.ts';
import type { BoardPlace } from './boardProps.ts';

interface Drag {
  board: HTMLElement;
  card: HTMLElement;
  /** The press that it may begin with. */
  pointer: PointerEvent;
  onMove: (id: string, place: BoardPlace) => void;
  onUnfold: (columnId: string) => void;
  /** A finger rested on the card and went away without moving it. */
  onHold: (id: string) => void;
}

/** How far a mouse goes, in px, and how long a finger rests, in ms, before a press is a drag. */
const DISTANCE = 6;
const HOLD_MS = 400;
/** How long a card rests over a folded column before that opens, in ms. */
const UNFOLD_MS = 500;
/** Within so many px of an edge the board scrolls by so many px a frame. */
const EDGE = 40;
const SCROLL = 12;

/** Follows one press on a card: past a little way, or after a rest of the finger, the card goes with it. */
export function drag({ board, card, pointer, onMove, onUnfold, onHold }: Drag): void {
  const id = card.dataset.card ?? '';
  const from = columnOf(card)?.dataset.column;
  const isTouch = pointer.pointerType === 'touch';
  const canDrag = !matchMedia('(width < 700px)').matches;
  const stop = new AbortController();
  const { signal } = stop;
  let ghost: HTMLElement | undefined;
  let over: HTMLElement | undefined;
  let zone: HTMLElement | undefined;
  let unfolding: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let at = { x: pointer.clientX, y: pointer.clientY };

  const aim = () => {
    const hit = board.ownerDocument.elementFromPoint(at.x, at.y);
    const column = columnOf(hit);
    const next = column && column.dataset.closed === undefined && board.contains(column) ? column : undefined;
    if (next !== over) {
      clearTimeout(unfolding);
      over?.removeAttribute('data-over');
      over = next;
      over?.setAttribute('data-over', '');
      const { column: columnId, folded } = over?.dataset ?? {};
      if (columnId !== undefined && folded !== undefined) unfolding = setTimeout(() => onUnfold(columnId), UNFOLD_MS);
    }
    // The zones of a column that was reached now are there in the next frame.
    const below = hit?.closest<HTMLElement>('[data-zone]') ?? undefined;
    if (below === zone) return;
    zone?.removeAttribute('data-over');
    zone = below;
    zone?.setAttribute('data-over', '');
  };

  // Reads once a frame, before it writes: however many moves come, the page is laid out once.
  const frame = () => {
    if (!ghost) return;
    const box = board.getBoundingClientRect();
    aim();
    ghost.style.translate = `${at.x - pointer.clientX}px ${at.y - pointer.clientY}px`;
    if (at.x < box.left + EDGE) board.scrollLeft -= SCROLL;
    else if (at.x > box.right - EDGE) board.scrollLeft += SCROLL;
    requestAnimationFrame(frame);
  };

  const lift = () => {
    const { left, top, width } = card.getBoundingClientRect();
    ghost = card.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-card');
    ghost.removeAttribute('role');
    // Neither read nor reached: its button and its tab stop are those of the card.
    ghost.inert = true;
    ghost.setAttribute('data-ghost', '');
    Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
    // Before the columns: the last of them stays the last, which the board's columns go by.
    board.prepend(ghost);
    card.setAttribute('data-lifted', '');
    board.dataset.dragged = id;
    requestAnimationFrame(frame);
  };

  const end = () => {
    stop.abort();
    clearTimeout(rest);
    clearTimeout(unfolding);
    if (!ghost) return;
    ghost.remove();
    ghost = undefined;
    for (const part of [card, over, zone]) {
      part?.removeAttribute('data-lifted');
      part?.removeAttribute('data-over');
    }
    // The click that ends the drag is none. The focus that was lost with the card's old place comes to its new one when
    // that is laid out and painted: at once it would make one long task of all that.
    setTimeout(() => {
      delete board.dataset.dragged;
      const { activeElement, body } = board.ownerDocument;
      if (activeElement === body) cardNamed(board, id)?.focus({ preventScroll: true });
    });
  };

  const rest = isTouch
    ? setTimeout(() => {
        isHeld = true;
        if (canDrag) lift();
      }, HOLD_MS)
    : undefined;
  const follow = (event: PointerEvent) => {
    if (event.pointerId !== pointer.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    const isFar = Math.hypot(at.x - pointer.clientX, at.y - pointer.clientY) > DISTANCE;
    if (!ghost && isFar) {
      if (isTouch || !canDrag) return void (isHeld || end());
      lift();
    }
  };
  const drop = (event: PointerEvent) => {
    if (event.pointerId !== pointer.pointerId) return;
    const isMoved = Math.hypot(at.x - pointer.clientX, at.y - pointer.clientY) > DISTANCE;
    if (ghost) {
      // Where it was let go, also when no frame came since; its zones are laid out by the second look.
      aim();
      aim();
    }
    const place = over?.dataset.column;
    const zoneId = zone?.dataset.zone;
    if (isHeld && !isMoved) {
      board.dataset.dragged = id;
      if (!ghost) setTimeout(() => delete board.dataset.dragged);
      end();
      return onHold(id);
    }
    if (!ghost || place === undefined || (place === from && zoneId === undefined)) return end();
    stop.abort();
    // In a task of its own: with these looks it would be a long one; there all that follows is drawn at once. What is
    // dragged stays until the card is drawn.
    setTimeout(() => {
      flushSync(() => onMove(id, { columnId: place, ...(zoneId ? { zoneId } : {}) }));
      requestAnimationFrame(() => requestAnimationFrame(end));
    });
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ghost) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };

  const { defaultView: view } = board.ownerDocument;
  view?.addEventListener('pointermove', follow, { signal });
  view?.addEventListener('pointerup', drop, { signal });
  view?.addEventListener('pointercancel', end, { signal });
  view?.addEventListener('keydown', leave, { signal, capture: true });
  view?.addEventListener('touchmove', (event) => isHeld && event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  });
  view?.addEventListener('contextmenu', (event) => isTouch && event.preventDefault(), { signal });
}
