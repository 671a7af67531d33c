import { useEffect, useRef, useState } from 'react';
import type { IframeHTMLAttributes } from 'react';
import { windows, type Look } from './looks.ts';
import { frameHref } from './open.ts';

const waiting: (() => void)[] = [];
let isBusy = false;

function next() {
  isBusy = false;
  const start = waiting.shift();
  if (start) {
    isBusy = true;
    start();
  }
}

/** Frames load one after another: a sheet has dozens, each with the whole of a screen. */
function takeTurn(start: () => void) {
  if (isBusy) {
    waiting.push(start);
    return () => void (waiting.includes(start) && waiting.splice(waiting.indexOf(start), 1));
  }
  isBusy = true;
  start();
  return () => undefined;
}

/** Ms that a story has to be drawn before the next one begins. */
const limit = 8000;

let focused: Element | null = null;

/** A story that presses and types takes the focus into its frame; whoever types on the sheet keeps it. */
function keepFocus() {
  const isFrame = document.activeElement instanceof HTMLIFrameElement;
  if (!isFrame) focused = document.activeElement;
  else if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

window.addEventListener('focusin', keepFocus);
window.addEventListener('blur', keepFocus);

export interface LiveFrameProps {
  id: string;
  /** Names the frame. */
  name: string;
  look: Look;
  /** Of the window in the frame, in px. */
  height?: number;
}

/** A story as it lives, made small; it loads when it comes into view, and goes when it has left. */
export function LiveFrame({ id, name, look, height = windows[look.width].height }: LiveFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(0);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const resize = new ResizeObserver(() => setSize(element.clientWidth));
    const intersection = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true));
    resize.observe(element);
    intersection.observe(element);
    return () => {
      resize.disconnect();
      intersection.disconnect();
    };
  }, []);

  const style = { width: look.width, height, transform: `scale(${size / look.width})` };
  return (
    <div ref={box} className="review-frame" style={{ aspectRatio: `${look.width} / ${height}` }}>
      {isSeen && size > 0 && (
        <StoryFrame key={frameHref(id, look)} src={frameHref(id, look)} title={name} style={style} />
      )}
    </div>
  );
}

type StoryFrameProps = Required<Pick<IframeHTMLAttributes<HTMLIFrameElement>, 'src' | 'title' | 'style'>>;

/** Loads when it is its turn, and is seen when the story is drawn. */
function StoryFrame(props: StoryFrameProps) {
  const [state, setState] = useState<'waiting' | 'loading' | 'drawn'>('waiting');
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    const leave = takeTurn(() => {
      end.current = next;
      setState('loading');
    });
    return () => {
      leave();
      end.current?.();
      end.current = undefined;
    };
  }, []);

  const watch = (frame: HTMLIFrameElement) => {
    const began = performance.now();
    const timer = window.setInterval(() => {
      const page = frame.contentDocument?.body.className ?? '';
      if (!/sb-show-(main|errordisplay)/.test(page) && performance.now() - began < limit) return;
      window.clearInterval(timer);
      setState('drawn');
      end.current?.();
      end.current = undefined;
    }, 100);
  };
  if (state === 'waiting') return null;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this very Storybook, which must run here
    <iframe
      {...props}
      title={props.title}
      tabIndex={-1}
      data-drawn={state === 'drawn' || undefined}
      onLoad={({ currentTarget }) => watch(currentTarget)}
    />
  );
}
