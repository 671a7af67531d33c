import { connect } from '../db/database.ts';
import { fill } from './fill.ts';
import type { Brought, OnTable } from './fill.ts';
import { linesOf, writeLines } from './lines.ts';

/** From where to where. */
interface Move {
  from: string;
  to: string;
  onTable?: OnTable;
}

/** Copies one database's content into another, and compares every row. @throws Error when it is not the same there */
export async function move({ from, to, onTable }: Move): Promise<Brought> {
  const { sql, close } = connect(from, { max: 1 });
  try {
    return await sql.begin('isolation level repeatable read read only', async (source) =>
      fill(to, async (target, tables) => writeLines(target, tables, { lines: linesOf(source), onTable })),
    );
  } finally {
    await close();
  }
}
