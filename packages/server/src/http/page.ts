import { pathOf } from '@kasb/contract';
import type { Endpoint } from '@kasb/contract';
import { readCursor, writeCursor } from './cursor.ts';
import type { OrderName, Position } from './cursor.ts';

const defaultLimit = 50;

interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Where a page begins and how many rows to ask for. */
export interface PageStart {
  after: Position | undefined;
  limit: number;
  /** One more than the page has tells whether there is a next one. */
  take: number;
}

/** Reads what a list is asked for, and in which of its orders where it has several. @throws Problem as readCursor */
export function pageStart(
  { limit = defaultLimit, cursor }: PageQuery,
  order?: OrderName,
  orders?: readonly OrderName[],
): PageStart {
  return { after: cursor === undefined ? undefined : readCursor(cursor, order, orders), limit, take: limit + 1 };
}

interface Found<Row> {
  total: number;
  rows: Row[];
  /** Where a row stands in the list. */
  positionOf: (row: Row) => Position;
}

interface Asked {
  params?: unknown;
  query: PageQuery;
}

interface Dated {
  id: string;
  created_at: string;
}

/** A row of a query for a page together with its total: nulls stand for a count without a page. */
export type CountedRow<Row> = { total: number } & (Row | { [Key in keyof Row]: null });

/** What such a query found, in a list by `created_at` and `id`. */
export function foundOf<Row extends Dated>(found: readonly CountedRow<Row>[]): Found<Row> {
  return foundApart<Row>(
    found[0]?.total ?? 0,
    found.filter((row): row is CountedRow<Row> & Row => row.id !== null),
  );
}

/** The same of a page and a total that were asked for apart. */
export const foundApart = <Row extends Dated>(total: number, rows: Row[]): Found<Row> => ({
  total,
  rows,
  positionOf: ({ created_at, id }) => [created_at, id],
});

/** The rows of the page; its total and the next one go into the headers. */
export function finishPage<Row>(
  endpoint: Endpoint,
  headers: Headers,
  { params, query }: Asked,
  { total, rows, positionOf }: Found<Row>,
): Row[] {
  const { limit = defaultLimit } = query;
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  headers.set('x-total-count', String(total));
  if (rows.length > limit && last !== undefined) {
    const next = pathOf(endpoint, { params, query: { ...query, cursor: writeCursor(positionOf(last)) } });
    headers.set('link', `<${next}>; rel="next"`);
  }
  return page;
}
