export { ListDetail } from './ListDetail.tsx';
export type { ListDetailProps } from './ListDetail.tsx';
