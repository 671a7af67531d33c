import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { withTimeout } from './withTimeout.ts';

/** A page in a chunk of its own: its module exports `Component`. */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await withTimeout(load())).Component }));
}
