import { LoadFailure, match, saveCsv, useMessages } from '@kasb/kit';
import type { QueryState } from '@kasb/kit';
import { ChartFigure, LoadingRegion, Skeleton, Text } from '@kasb/ui';
import type { FigureColumn, FigureRow } from '@kasb/ui';
import type { ReactNode } from 'react';
import { analyticsMessages } from '../messages/index.ts';
import * as css from './Figure.css.ts';
import { useTable } from './useTable.ts';

/** A line of a figure: how the table says it, and what goes into the file. */
interface Line {
  id: string;
  cells: readonly ReactNode[];
  values: readonly (string | number | null | undefined)[];
}

/** What a figure shows of an answer. */
interface Drawn {
  columns: readonly FigureColumn[];
  /** Without any the figure says that there is nothing. */
  nothing?: string;
  lines: readonly Line[];
  /** The drawing; without one the figure is its table. */
  drawing?: ReactNode;
  hint?: ReactNode;
  note?: ReactNode;
  /** Under the drawing and under the table. */
  below?: ReactNode;
}

interface FigureProps<Answer> {
  /** Names it on the device and in the file. */
  name: string;
  title: string;
  hint?: ReactNode;
  query: QueryState<Answer>;
  /** Over the drawing, whatever the query came to. */
  above?: ReactNode;
  draw: (answer: Answer) => Drawn;
  className?: string;
}

/** A figure of one call: it waits, fails, is empty and stands as a table for itself. */
export function Figure<Answer>({ name, title, hint, query, above, draw, className }: FigureProps<Answer>) {
  const t = useMessages(analyticsMessages);
  const [isTable, setIsTable] = useTable(name);
  const frame = { title, hint, above, className, tabIndex: -1 };
  return match(query, {
    loading: () => (
      <ChartFigure {...frame}>
        <LoadingRegion>
          <Skeleton height={180} />
        </LoadingRegion>
      </ChartFigure>
    ),
    error: (failure) => (
      <ChartFigure {...frame}>
        <LoadFailure failure={failure}>{t('dataFailed')}</LoadFailure>
      </ChartFigure>
    ),
    ready: ({ data }) => {
      const { columns, lines, drawing, note, below, nothing = t('nothing'), hint: said = hint } = draw(data);
      const rows: FigureRow[] = lines.map(({ id, cells }) => ({ id, cells }));
      const hasDrawing = drawing !== undefined;
      return (
        <ChartFigure
          {...frame}
          hint={said}
          note={note}
          columns={columns}
          rows={rows}
          isTable={!hasDrawing || isTable}
          {...(hasDrawing && { onTableChange: setIsTable, tableLabel: t('asTable', { name: title }) })}
          downloadLabel={t('asCsv', { name: title })}
          onDownload={() => saveCsv(name, [columns.map(({ label }) => label), ...lines.map(({ values }) => values)])}
          below={below}
        >
          {lines.length === 0 ? (
            <Text tone="muted" className={css.nothing}>
              {nothing}
            </Text>
          ) : (
            drawing
          )}
        </ChartFigure>
      );
    },
  });
}
