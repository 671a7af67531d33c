'use client';
import Download from 'lucide-react/icons/download';
import Table2 from 'lucide-react/icons/table-2';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import * as card from '../Card/Card.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../private/cx.ts';
import * as css from './ChartFigure.css.ts';
import { FigureTable } from './FigureTable.tsx';
import type { FigureColumn, FigureRow } from './FigureTable.tsx';

export interface ChartFigureProps extends Omit<ComponentProps<'figure'>, 'title'> {
  /** What is drawn: the heading, and the name of the figure and of its table. */
  title: string;
  /** One line under the title. */
  hint?: ReactNode;
  /** What must be known of the numbers, below. */
  note?: ReactNode;
  /** The columns of the table: the same numbers in words. */
  columns?: readonly FigureColumn[];
  /** Its rows; without any there is no table to change to. */
  rows?: readonly FigureRow[];
  /** Whether the table stands in place of the drawing; on paper both do. @default false */
  isTable?: boolean;
  /** Called with what was chosen; without it the figure has no such button. */
  onTableChange?: (isTable: boolean) => void;
  /** Name of that button: «Воронка: показать таблицей». */
  tableLabel?: string;
  /** Called to load the rows as a file; without it there is no such button. */
  onDownload?: () => void;
  /** Name of that button: «Воронка: скачать CSV». */
  downloadLabel?: string;
  /** Stands over the drawing and over the table: of what it is. */
  above?: ReactNode;
  /** Stands under the drawing and under the table. */
  below?: ReactNode;
  /** The drawing. */
  children?: ReactNode;
}

/** A figure with its title, its drawing, and the same numbers as a table. */
export function ChartFigure({
  title,
  hint,
  note,
  columns = [],
  rows = [],
  isTable = false,
  onTableChange,
  tableLabel,
  onDownload,
  downloadLabel,
  above,
  below,
  className,
  children,
  ...props
}: ChartFigureProps) {
  const id = useId();
  const hasRows = rows.length > 0;
  return (
    <figure aria-labelledby={id} {...props} className={cx(card.card, css.figure, className)}>
      <figcaption className={css.head}>
        <div className={css.words}>
          <Heading id={id} level={2} size="h3">
            {title}
          </Heading>
          {hint !== undefined && <p className={css.hint}>{hint}</p>}
        </div>
        {hasRows && (
          <span className={css.tools}>
            {onTableChange && tableLabel !== undefined && (
              <IconButton
                size="sm"
                aria-label={tableLabel}
                aria-pressed={isTable}
                onPress={() => onTableChange(!isTable)}
              >
                <Table2 size={16} />
              </IconButton>
            )}
            {onDownload && downloadLabel !== undefined && (
              <IconButton size="sm" aria-label={downloadLabel} onPress={onDownload}>
                <Download size={16} />
              </IconButton>
            )}
          </span>
        )}
      </figcaption>
      <div className={css.body}>
        {above}
        {(!isTable || !hasRows) && <div className={css.drawing}>{children}</div>}
        {hasRows && (
          <div className={cx(css.table, !isTable && css.onPaper)}>
            <FigureTable caption={title} columns={columns} rows={rows} />
          </div>
        )}
        {below}
      </div>
      {note !== undefined && <p className={css.note}>{note}</p>}
    </figure>
  );
}
