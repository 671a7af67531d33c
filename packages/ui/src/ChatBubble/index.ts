export { ChatBubble } from './ChatBubble.tsx';
export type { ChatBubbleProps } from './ChatBubble.tsx';
