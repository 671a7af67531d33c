export { Text } from './Text.tsx';
export type { TextProps, TextSize, TextTone } from './Text.tsx';
