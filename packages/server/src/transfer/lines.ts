import * as v from 'valibot';
import type { Brought, OnTable } from './fill.ts';
import { compare, continueSequences, sequencesOf, sumOf, tablesOf } from './tables.ts';
import type { Reader, Table } from './tables.ts';

/** The first line, which says what comes, and in which form. */
const head = JSON.stringify({ kasb: 'export', version: 1 });
const begin = v.strictObject({ table: v.string(), columns: v.array(v.string()) });
const end = v.strictObject({ end: v.string(), rows: v.number(), digest: v.string() });
const last = v.strictObject({ sequences: v.record(v.string(), v.string()) });

const rowsAtOnce = 500;

/**
 * Everything that is in a database, one JSON to a line. A table begins with its columns and ends with its sum; the last
 * line, with the numbers that come next, says that all are there.
 */
export async function* linesOf(source: Reader): AsyncGenerator<string> {
  yield head;
  for (const table of await tablesOf(source)) {
    const { name, columns } = table;
    yield JSON.stringify({ table: name, columns });
    const query = `select row_to_json(r)::text as row from (select ${columns.join()} from ${name}) r`;
    for await (const rows of source.unsafe<{ row: string }[]>(query).cursor(rowsAtOnce))
      // What is broken into lines there is between values, never in them.
      for (const { row } of rows) yield row.replaceAll('\n', ' ');
    yield JSON.stringify({ end: name, ...(await sumOf(source, table)) });
  }
  yield JSON.stringify({ sequences: await sequencesOf(source) });
}

/** Writes such lines into empty tables, and compares every row. @throws Error where something is not as it was */
export async function writeLines(
  target: Reader,
  tables: readonly Table[],
  { lines, onTable }: { lines: AsyncIterable<string>; onTable?: OnTable | undefined },
): Promise<Brought> {
  let table: Table | undefined;
  let held: string[] = [];
  let sequences: Record<string, string> | undefined;
  let isFirst = true;
  const brought = { tables: 0, rows: 0 };
  for await (const line of lines) {
    if (isFirst && line !== head) throw new Error('This is no export of this form: its first line is another');
    if (sequences) throw new Error('Something comes after the last line. Nothing was kept');
    if (isFirst) isFirst = false;
    else if (table && !line.startsWith('{"end":')) {
      held.push(line);
      if (held.length === rowsAtOnce) await write(target, table, held.splice(0));
    } else if (table) {
      await write(target, table, held.splice(0));
      const sum = v.parse(end, JSON.parse(line));
      await compare(target, table, sum);
      brought.tables += 1;
      brought.rows += sum.rows;
      onTable?.(table.name, sum.rows);
      table = undefined;
    } else if (line.startsWith('{"sequences":')) ({ sequences } = v.parse(last, JSON.parse(line)));
    else table = known(v.parse(begin, JSON.parse(line)), tables);
  }
  if (!sequences) throw new Error('It ends too early, so it is not whole. Nothing was kept');
  // No transaction takes these back.
  await continueSequences(target, sequences);
  return brought;
}

/** The table that a line names, and not what else somebody could write there. */
function known({ table: name, columns }: v.InferOutput<typeof begin>, tables: readonly Table[]): Table {
  const table = tables.find((each) => each.name === name);
  const column = columns.find((each) => table?.columns.includes(each) !== true);
  if (table && column === undefined) return { name, columns };
  throw new Error(`${[name, column].filter(Boolean).join('.')} is not known there: it is of an older version`);
}

async function write(target: Reader, { name, columns }: Table, rows: string[]): Promise<void> {
  if (rows.length === 0) return;
  await target.unsafe(
    `insert into ${name} (${columns.join()}) overriding system value
       select ${columns.join()} from json_populate_recordset(null::${name}, $1::text::json)`,
    [`[${rows.join()}]`],
  );
}
