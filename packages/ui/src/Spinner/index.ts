export { Spinner } from './Spinner.tsx';
export type { SpinnerProps } from './Spinner.tsx';
export { SpinnerMark } from './SpinnerMark.tsx';
export type { SpinnerMarkProps, SpinnerSize } from './SpinnerMark.tsx';
