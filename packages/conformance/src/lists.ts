import type { Endpoint } from '@kasb/contract';
import { begin, jsonOf } from './notes.ts';
import type { Notes } from './notes.ts';
import { isGot } from './wire.ts';
import type { Got, Wire } from './wire.ts';

type Row = Record<string, unknown>;

/** How many rows a page is asked for: few, so that small providers have a second one. */
export const pageSize = 2;

/** The rows of a list answer; undefined where it is none. */
export function rowsOf(body: unknown): Row[] | undefined {
  const items = Array.isArray(body)
    ? body
    : typeof body === 'object' && body !== null && 'items' in body
      ? body.items
      : undefined;
  if (!Array.isArray(items)) return undefined;
  return items.filter((row): row is Row => typeof row === 'object' && row !== null);
}

const keysOf = ({ query }: Endpoint) =>
  query && 'entries' in query ? Object.keys(query.entries as Record<string, unknown>) : [];

/** Whether a call answers a list page by page. */
export const isPaged = (endpoint: Endpoint) => ['limit', 'cursor'].every((key) => keysOf(endpoint).includes(key));

/** The address of the next page, on the provider itself. */
function nextOf({ headers }: Got, url: string): string | undefined {
  const link = /<([^>]{1,4000})>\s{0,10};[^,]{0,200}rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  if (link === undefined) return undefined;
  const base = new URL(url);
  const next = URL.parse(link, base.href);
  return next?.origin === base.origin ? next.pathname + next.search : undefined;
}

/** Checks the order, the length, the total and the second page of a list. */
export async function checkList(
  notes: Notes,
  wire: Wire,
  endpoint: Endpoint,
  { answer, path, url, headers }: { answer: Got; path: string; url: string; headers: Record<string, string> },
): Promise<void> {
  const rows = rowsOf(jsonOf(answer)) ?? [];
  notes.check(endpoint, 'limit', rows.length <= pageSize, `asked for ${pageSize} rows, came ${rows.length}`);
  checkOrder(notes, endpoint, rows);
  const total = answer.headers.get('x-total-count');
  const isCounted = total !== null && /^\d{1,12}$/.test(total) && Number(total) >= rows.length;
  notes.check(endpoint, 'total', isCounted, `X-Total-Count is ${total ?? 'absent'}, shown are ${rows.length}`);
  const next = nextOf(answer, url);
  if (next === undefined) {
    const isWhole = total === null || Number(total) <= rows.length;
    notes.check(endpoint, 'nextPage', isWhole, `of ${total} rows ${rows.length} came, and Link names no next page`);
    return;
  }
  const second = await wire.send(next, { headers });
  if (!isGot(second)) {
    notes.add(endpoint, 'nextPage', 'failed', second.reason);
    return;
  }
  const ids = new Set(rows.map(({ id }) => String(id)));
  const more = rowsOf(jsonOf(second));
  const repeated = more?.find(({ id }) => id !== undefined && ids.has(String(id)));
  const detail = more ? `the second page repeats ${String(repeated?.id)}` : `${second.status}: ${begin(second.text)}`;
  notes.check(endpoint, 'nextPage', more !== undefined && !repeated && second.status === 200, detail);
  if (more) checkOrder(notes, endpoint, [...rows, ...more]);
  for (const bad of ['limit=0', 'cursor=%21rubbish']) await checkBadQuery(notes, wire, endpoint, path, bad, headers);
}

function checkOrder(notes: Notes, endpoint: Endpoint, rows: readonly Row[]): void {
  if (!/newest first/.test(endpoint.summary)) return;
  const times = rows.map((row) => Date.parse(String(row.created_at)));
  if (times.some(Number.isNaN)) return;
  const isSorted = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
  notes.check(
    endpoint,
    'order',
    isSorted,
    `expected the newest first, came ${rows.map((row) => row.created_at).join(', ')}`,
  );
}

async function checkBadQuery(
  notes: Notes,
  wire: Wire,
  endpoint: Endpoint,
  path: string,
  bad: string,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await wire.send(`${path.split('?', 1)[0]}?${bad}`, { headers });
  const isRefused = isGot(answer) && [400, 422].includes(answer.status);
  const came = isGot(answer) ? String(answer.status) : answer.reason;
  notes.check(endpoint, 'badQuery', isRefused, `${bad}: expected 400 or 422, came ${came}`);
}
