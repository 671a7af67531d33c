export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './Dialog.tsx';
export type { DialogLook } from './DialogShell.tsx';
