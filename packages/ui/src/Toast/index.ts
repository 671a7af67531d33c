export { ToastProvider, useToasts } from './ToastProvider.tsx';
export type { ToastMessage, Toasts } from './ToastProvider.tsx';
