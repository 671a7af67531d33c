import { lazy } from 'react';

// Most visits look at the list, and change no filter.
export const FilterRow = lazy(async () => ({ default: (await import('../Filters/FilterRow.tsx')).FilterRow }));
export const BoardView = lazy(async () => ({ default: (await import('../Board/BoardView.tsx')).BoardView }));
export const ListSelection = lazy(async () => ({ default: (await import('./ListSelection.tsx')).ListSelection }));
