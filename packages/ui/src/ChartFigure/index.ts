export { ChartFigure } from './ChartFigure.tsx';
export type { ChartFigureProps } from './ChartFigure.tsx';

export type { FigureColumn, FigureRow } from './FigureTable.tsx';
