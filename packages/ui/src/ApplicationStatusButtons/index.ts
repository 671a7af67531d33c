export { ApplicationStatusButtons } from './ApplicationStatusButtons.tsx';
export type { ApplicationStatusButtonsProps } from './ApplicationStatusButtons.tsx';
