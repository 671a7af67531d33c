import type * as SelectListModule from './SelectList.tsx';

type Loaded = typeof SelectListModule;

let loaded: Loaded | undefined;
let loading: Promise<Loaded> | undefined;

/** The list is most of a select's weight, so it comes with the first sign of interest; a failure may be tried again. */
export function loadSelectList(): Promise<Loaded> {
  loading ??= import('./SelectList.tsx').then(
    (module) => (loaded = module),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The list, once it has come. */
export function loadedSelectList(): Loaded | undefined {
  return loaded;
}
