import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ChartFigure.css.ts';

export interface FigureColumn {
  /** What stands in the column. */
  label: string;
  /** What is left out on a phone. @default false */
  isMinor?: boolean;
  /** Which way the rows are in order by it, where they are. */
  sort?: 'ascending' | 'descending';
  /** Orders the rows by it; without it the head is no button. */
  onSort?: () => void;
}

export interface FigureRow {
  /** Tells it from the others. */
  id: string;
  /** What it says in each column; the first names it. */
  cells: readonly ReactNode[];
}

export interface FigureTableProps {
  /** What the table tells, for readers. */
  caption: string;
  /** Its columns. */
  columns: readonly FigureColumn[];
  /** Its rows. */
  rows: readonly FigureRow[];
}

/** Numbers in rows: the first column names them, the others stand at their end. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <table className={css.grid}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ label, isMinor, sort, onSort }) => (
            <th key={label} scope="col" aria-sort={sort} className={cx(css.cell, isMinor && css.minor)}>
              {onSort ? (
                <button type="button" className={css.sorter} onClick={onSort}>
                  <span>{label}</span>
                  {sort && (sort === 'ascending' ? <ArrowUp size={14} /> : <ArrowDown size={14} />)}
                </button>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, index) => {
              const column = columns[index];
              const look = cx(css.cell, column?.isMinor && css.minor);
              return index === 0 ? (
                <th key={column?.label} scope="row" className={look}>
                  {cell}
                </th>
              ) : (
                <td key={column?.label} className={look}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
