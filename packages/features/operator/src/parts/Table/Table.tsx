import { VisuallyHidden } from '@kasb/ui';
import type { ReactNode } from 'react';
import * as css from './Table.css.ts';

/** A column of a table; the first one is what the row is known by. */
interface TableColumn<Item> {
  label: string;
  renderCell: (item: Item) => ReactNode;
  /** Numbers stand at the end. @default false */
  isNumber?: boolean;
  /** Buttons: their column has no head to be seen. @default false */
  isActions?: boolean;
}

interface TableProps<Item> {
  /** Names it for readers. */
  label: string;
  columns: readonly TableColumn<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
}

/** Rows that lead nowhere; on a phone each is a card that names its figures. */
export function Table<Item>({ label, columns, items, keyOf }: TableProps<Item>) {
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={column.isNumber ? css.number : css.cell}>
              {column.isActions ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={keyOf(item)} className={css.row}>
            {columns.map((column, index) => (
              <td
                key={column.label}
                className={column.isActions ? css.actions : column.isNumber ? css.number : css.cell}
                data-label={index === 0 || column.isActions ? undefined : column.label}
              >
                {column.renderCell(item)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
