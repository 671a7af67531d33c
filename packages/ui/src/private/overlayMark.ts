/** What the entries of overlays in the browser's history are known by. */
export const markKey = 'kasbOverlays';

export interface Mark {
  /** Whose entries they are: those of one page, from its own up. */
  id: string;
  /** How many of them lie below. */
  depth: number;
}

/** Whose entry it is, by its state, and how high above the page. */
export const markOf = (state: unknown): Mark | undefined =>
  typeof state === 'object' && state !== null ? (Reflect.get(state, markKey) as Mark | undefined) : undefined;
