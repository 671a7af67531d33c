import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { withTimeout } from './withTimeout.ts';

/** Imports a page's module, which exports `Component`. */
export type LoadPage = () => Promise<{ Component: ComponentType }>;

/** A page in a chunk of its own. */
export function lazyPage(load: LoadPage): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await withTimeout(load())).Component }));
}
