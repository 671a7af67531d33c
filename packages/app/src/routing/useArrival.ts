import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** On another page: begins at its top with the focus on the content, as a browser does. Going back keeps the place. */
export function useArrival<Content extends HTMLElement>(): RefObject<Content | null> {
  const content = useRef<Content>(null);
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  const arrive = useEffectEvent(() => {
    if (kind === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    // A screen that has put the focus on its heading has named itself already.
    if (document.activeElement?.tagName !== 'H1') content.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    arrive();
  }, [pathname]);
  return content;
}
