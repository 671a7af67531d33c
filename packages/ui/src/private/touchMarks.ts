import type { PointerEvent } from 'react';

const touchable = ({ target }: PointerEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;

/**
 * Mark the links and buttons inside as `data-hovered`, by a pointer that can hover, and as `data-pressed`: for styles,
 * which `:hover` would leave on what a finger has touched. Nothing is drawn anew.
 */
export const touchMarks = {
  onPointerOver(event: PointerEvent) {
    const part = touchable(event);
    if (part && event.pointerType !== 'touch') part.dataset.hovered = 'true';
  },
  onPointerDown(event: PointerEvent) {
    const part = touchable(event);
    if (part && event.button === 0) part.dataset.pressed = 'true';
  },
  onPointerUp(event: PointerEvent) {
    delete touchable(event)?.dataset.pressed;
  },
  onPointerCancel(event: PointerEvent) {
    delete touchable(event)?.dataset.pressed;
  },
  onPointerOut(event: PointerEvent) {
    const part = touchable(event);
    if (!part || (event.relatedTarget instanceof Node && part.contains(event.relatedTarget))) return;
    delete part.dataset.hovered;
    delete part.dataset.pressed;
  },
};
