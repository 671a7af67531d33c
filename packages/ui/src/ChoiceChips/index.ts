export { ChoiceChips } from './ChoiceChips.tsx';
export type { ChoiceChip, ChoiceChipsProps } from './ChoiceChips.tsx';
