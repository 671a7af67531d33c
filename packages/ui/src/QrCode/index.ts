export { QrCode } from './QrCode.tsx';
export type { QrCodeProps } from './QrCode.tsx';
