export { Stack } from './Stack.tsx';
export type { Gap, StackProps } from './Stack.tsx';
