import { hearMoves, markOf, markKey as key } from './overlayMark.ts';
import type { Mark } from './overlayMark.ts';

// Back, the gesture or key of a phone, closes what lies over a page. Each overlay that is open has an entry of its own
// in the browser's history, at the page's address: going back to the one below closes it. The host's router sees
// nothing of that; all that it writes while an overlay is open goes where the page is.

interface Overlay {
  close: () => void;
}

interface Write {
  state: unknown;
  url: string | URL | null | undefined;
}

/** Time for what is pressed to go on to another page: then nothing has to be taken away. */
const CALM_MS = 100;
const phones = '(max-width: 700px), (pointer: coarse)';

const overlays: Overlay[] = [];
let native: Pick<History, 'pushState' | 'replaceState'> | undefined;
let id = '';
/** Where we are among the page's entries; absent on one that is not ours. */
let at: number | undefined;
/** What was written for the page while an overlay lay over it. */
let carried: Write | undefined;
/** Entries are being taken away: the browser does so later. */
let isReturning = false;
/** What was to come on top of them meanwhile. */
let late: Write | undefined;
/** Where the page stood then: the browser puts it back to where it stood when the overlay came. */
let place: [x: number, y: number] | undefined;
let isTelling = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const marked = (state: unknown, depth: number) => ({
  ...(typeof state === 'object' ? state : undefined),
  [key]: { id, depth } satisfies Mark,
});
const write = (how: 'pushState' | 'replaceState', { state, url }: Write) => native?.[how].call(history, state, '', url);

function giveBack(count: number, from?: [x: number, y: number]) {
  isReturning = true;
  place = from;
  history.go(-count);
}

/** As many entries as overlays: missing ones at once, those that are too many when nothing goes on from here. */
function settle() {
  clearTimeout(timer);
  if (isReturning) return;
  if (at === undefined && overlays.length > 0) {
    id = `${Date.now()}`;
    at = 0;
    write('replaceState', { state: marked(history.state, 0), url: undefined });
  }
  if (at === undefined) return;
  for (; at < overlays.length; at += 1) write('pushState', { state: marked(history.state, at + 1), url: undefined });
  const spare = at - overlays.length;
  if (spare > 0) timer = setTimeout(() => giveBack(spare, [scrollX, scrollY]), CALM_MS);
}

/** One of the page's own entries, below or above the one before: the router need not know. */
function moveTo(depth: number, from: number) {
  at = depth;
  if (carried) write('replaceState', { state: marked(carried.state, depth), url: carried.url });
  if (carried && depth === 0) {
    carried = undefined;
    // A router that listened first has gone to the address that stood here before.
    isTelling = true;
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    isTelling = false;
  }
  if (isReturning) {
    isReturning = false;
    const stood = place;
    if (stood) requestAnimationFrame(() => scrollTo(...stood));
    const next = late;
    late = undefined;
    if (!next) return settle();
    at = undefined;
    return write('pushState', next);
  }
  if (depth > from) return settle();
  const top = overlays.at(-1);
  // The one that was left belonged to an overlay that is closed: the way back goes on from here.
  if (!top) return history.go(-depth - 1);
  top.close();
  clearTimeout(timer);
  // What asks before it closes is still open then.
  timer = setTimeout(settle, CALM_MS);
}

function onPop(event: PopStateEvent) {
  if (isTelling) return;
  const mark = markOf(event.state);
  clearTimeout(timer);
  if (mark && mark.id === id && at !== undefined) {
    event.stopImmediatePropagation();
    return moveTo(mark.depth, at);
  }
  isReturning = false;
  carried = undefined;
  at = mark?.depth;
  id = mark?.id ?? id;
  // Left behind by an overlay that led on: its page is below.
  if (at !== undefined && at > 0) giveBack(at);
}

/** Follows the browser's history from now on. */
function install() {
  if (native) return;
  native = { pushState: history.pushState, replaceState: history.replaceState };
  const mark = markOf(history.state);
  if (mark) ({ id, depth: at } = mark);
  history.pushState = (state: unknown, _, url) => {
    clearTimeout(timer);
    // It takes the place of the overlay that it came from.
    const isOver = at !== undefined && at > 0;
    write(isOver ? 'replaceState' : 'pushState', { state, url });
    if (isReturning) late = { state, url: location.href };
    else at = undefined;
    carried = undefined;
  };
  history.replaceState = (state: unknown, _, url) => {
    write('replaceState', { state: at === undefined || late ? state : marked(state, at), url });
    if (late) late = { state, url: location.href };
    else if (at !== undefined && at > 0) carried = { state, url: location.href };
  };
  hearMoves(onPop);
  // A page that is left for another document must not be called back.
  addEventListener('beforeunload', () => clearTimeout(timer));
  // What was under way when it was left did not come about.
  addEventListener('pageshow', () => (isReturning = false));
}

/** Says that an overlay lies over the page, which Back is to close; gives what says that it does no more. */
export function overlayOpened(close: () => void): (() => void) | undefined {
  if (!matchMedia(phones).matches) return undefined;
  const overlay: Overlay = { close };
  overlays.push(overlay);
  install();
  settle();
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    settle();
  };
}

/** Goes back to the page itself where it was opened anew with an overlay over it. */
export function resume(): void {
  install();
  settle();
}
