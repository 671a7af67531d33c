import { Link } from '@kasb/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import * as css from './Listing.css.ts';

/** A column of a list; the first one is what the row is known by, and leads to it. */
interface Column<Item> {
  label: string;
  cell: (item: Item) => ReactNode;
  /** Numbers stand at the end. @default false */
  isNumber?: boolean;
  /** Where it stands on the card of a phone: at the top, beside that, or at the bottom. @default between these */
  onPhone?: 'lead' | 'status' | 'last';
}

export interface ListingTableProps<Item extends { id: string }> {
  /** Names the table. */
  label: string;
  columns: readonly Column<Item>[];
  /** Where a row leads. */
  hrefOf: (item: Item) => string;
  /** Beside the name of a row, under it: not part of its link. */
  renderUnder?: (item: Item) => ReactNode;
  /** The row that is open. */
  openId?: string | undefined;
}

const steps: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Rows of a list: arrows walk from one to the next. On a phone each is a card. */
export function ListingTable<Item extends { id: string }>(props: ListingTableProps<Item> & { items: readonly Item[] }) {
  const { label, columns, items, hrefOf, renderUnder, openId } = props;
  const [first, ...others] = columns;
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const at = links.findIndex((link) => link === event.target);
    if (!step || at < 0) return;
    event.preventDefault();
    links[step(at, links.length - 1)]?.focus();
  };
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={column.isNumber ? css.number : css.cell}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links in it take the focus */}
      <tbody onKeyDown={walk}>
        {items.map((item) => (
          <tr key={item.id} className={css.row} data-open={item.id === openId || undefined}>
            <td className={css.cell} data-phone={first?.onPhone}>
              <Link
                href={hrefOf(item)}
                variant="bare"
                className={css.name}
                data-row
                aria-current={item.id === openId || undefined}
              >
                {first?.cell(item)}
              </Link>
              {renderUnder && <div className={css.under}>{renderUnder(item)}</div>}
            </td>
            {others.map((column) => (
              <td key={column.label} className={column.isNumber ? css.number : css.cell} data-phone={column.onPhone}>
                {column.cell(item)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
