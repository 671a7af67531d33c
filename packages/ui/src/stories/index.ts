export { longTitle, longWord, script, scriptHref } from './extremes.ts';
export { Kept } from './Kept.tsx';
export type { KeptProps } from './Kept.tsx';
export { onSurface } from './onSurface.tsx';
export { focuses, holds, hovers } from './touched.ts';
