/** Where overlays of a theme are put, once it is on the page. */
export interface OverlayRoot {
  /** The element; none before the theme is drawn. */
  get: () => HTMLElement | undefined;
  /** Told by the theme. */
  set: (element: HTMLElement | null) => void;
  /** Called when there is another one; gives the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes the place of one theme, empty. */
export function createOverlayRoot(): OverlayRoot {
  let root: HTMLElement | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => root,
    set(element) {
      root = element ?? undefined;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The place where there is no theme around. */
export const nowhere: OverlayRoot = createOverlayRoot();
