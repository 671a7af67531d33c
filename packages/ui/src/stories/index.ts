export { longTitle, longWord, script, scriptHref } from './extremes.ts';
export { onSurface } from './onSurface.tsx';
export { focuses, holds, hovers } from './touched.ts';
