export { AiBuilder } from './screens/AiBuilder/AiBuilder.tsx';
export type { AiBuilderProps } from './screens/AiBuilder/AiBuilder.tsx';
export { aiBuilderMessages } from './messages/index.ts';
