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

let hears: ((event: PopStateEvent) => void) | undefined;

// A window calls its listeners in the order in which they came, whatever they want to capture: this one is there before
// the router of the host, which listens once it is mounted.
if (typeof window !== 'undefined') addEventListener('popstate', (event) => hears?.(event));

/** Hears of each move in the browser's history before the host's router does. */
export function hearMoves(listener: (event: PopStateEvent) => void): void {
  hears = listener;
}
