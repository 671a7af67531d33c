import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { connect } from '../db/database.ts';
import { linesOf } from './lines.ts';

/** Writes everything that is in a database into a file, as it is at one moment. @returns how many lines */
export async function exportAll(url: string, file: string): Promise<number> {
  const { sql, close } = connect(url, { max: 1 });
  const draft = `${file}.partial`;
  let written = 0;
  try {
    await sql.begin('isolation level repeatable read read only', async (source) => {
      const ended = async function* (lines: AsyncIterable<string>) {
        for await (const line of lines) {
          written += 1;
          yield `${line}\n`;
        }
      };
      await pipeline(linesOf(source), ended, createWriteStream(draft, { mode: 0o600, flush: true }));
    });
    await rename(draft, file);
    return written;
  } finally {
    await rm(draft, { force: true });
    await close();
  }
}
