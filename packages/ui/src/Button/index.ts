export { Button } from './Button.tsx';
export type { ButtonProps } from './Button.tsx';
export type { ButtonLook, ButtonSize, ButtonVariant } from './buttonLook.tsx';
