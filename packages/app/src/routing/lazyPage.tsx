import { lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { withTimeout } from './withTimeout.ts';

/** Imports a page's module, which exports `Component`. */
export type LoadPage = () => Promise<{ Component: ComponentType }>;

/** A page in a chunk of its own, which can be brought before it is drawn. */
export interface LazyPage {
  (): ReactNode;
  preload: () => Promise<unknown>;
}

/**
 * A page in a chunk of its own. What was brought before is drawn as a plain component: a lazy one would suspend, and
 * HTML from the server would be thrown away with all that was typed into it.
 */
export function lazyPage(load: LoadPage): LazyPage {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => {
    loaded = (await load()).Component;
    return { default: loaded };
  };
  const Lazy = lazy(() => withTimeout(fetchPage()));
  function Page() {
    // Never another one while it is mounted.
    const [Part] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Part />;
  }
  return Object.assign(Page, { preload: fetchPage });
}
