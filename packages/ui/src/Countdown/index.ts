export { Countdown } from './Countdown.tsx';
export type { CountdownProps } from './Countdown.tsx';
