export { Board } from './Board.tsx';
export type { BoardCardData, BoardColumnData, BoardPlace, BoardProps, BoardZone } from './boardProps.ts';
