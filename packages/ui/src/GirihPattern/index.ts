export { GirihPattern } from './GirihPattern.tsx';
export type { GirihPatternProps } from './GirihPattern.tsx';
