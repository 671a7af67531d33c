export { TypingIndicator } from './TypingIndicator.tsx';
export type { TypingIndicatorProps } from './TypingIndicator.tsx';
