'use client';
import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CSSProperties, ComponentProps, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../private/cx.ts';
import { markOf } from '../private/overlayMark.ts';
import { touchMarks } from '../private/touchMarks.ts';
import { useIsClient } from '../private/useIsClient.ts';
import * as css from './KasbTheme.css.ts';
import { createOverlayRoot, nowhere } from './overlayRoot.ts';

/** `auto` follows the device. */
export type ThemeName = 'light' | 'dark' | 'auto';

export interface KasbThemeProps extends ComponentProps<'div'> {
  /** Which of the two themes. @default 'auto' */
  theme?: ThemeName;
  /** `page` paints the page's ground over the whole window; `none` leaves the host's. @default 'none' */
  ground?: 'none' | 'page';
  /** Put on the root and on the overlay root, so that a brand's class reaches both. */
  className?: string;
  /** Put on both roots, as `{ '--kasb-accent': '#8a2b5b' }`. */
  style?: CSSProperties;
  /** What Kasb draws. */
  children: ReactNode;
}

interface ThemeRoot {
  'data-kasb-theme': ThemeName;
  className: string;
  style?: CSSProperties;
}

// Neither value changes while a page is taken over: React would hydrate at once what it still had time for.
const OverlayRootContext = createContext(nowhere);
const ThemeRootContext = createContext<ThemeRoot>({ 'data-kasb-theme': 'auto', className: css.root });

/** The root of everything Kasb draws: theme, container and overlay root. Several may live on one page. */
export function KasbTheme({ theme = 'auto', ground = 'none', className, style, children, ...props }: KasbThemeProps) {
  const [overlays] = useState(createOverlayRoot);
  const { set: putOverlays } = overlays;
  const isClient = useIsClient();
  const root = useMemo<ThemeRoot>(
    () => ({ 'data-kasb-theme': theme, className: cx(css.root, className), style }),
    [theme, className, style],
  );
  useEffect(() => {
    // The browser opened the page anew where an overlay lay over it.
    if (markOf(history.state))
      void import('../private/backStack.ts').then(
        ({ resume }) => resume(),
        () => undefined,
      );
  }, []);
  return (
    <ThemeRootContext value={root}>
      <OverlayRootContext value={overlays}>
        <div {...touchMarks} {...props} {...root} className={cx(css.ground[ground], root.className)}>
          {children}
        </div>
        {isClient &&
          createPortal(
            <div {...root} ref={putOverlays} className={cx(css.overlayRoot, root.className)} />,
            document.body,
          )}
      </OverlayRootContext>
    </ThemeRootContext>
  );
}

/** Where overlays of this theme are portalled: for React Aria's `UNSTABLE_portalContainer`. */
export function useOverlayRoot(): HTMLElement | undefined {
  const { subscribe, get } = use(OverlayRootContext);
  return useSyncExternalStore(subscribe, get, nowhere.get);
}

/** What an element outside of the theme's roots carries to look like one inside. */
export function useThemeRoot(): ThemeRoot {
  return use(ThemeRootContext);
}
