import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fill } from './fill.ts';
import type { Brought } from './fill.ts';
import { writeLines } from './lines.ts';

/** Reads what `exportAll` wrote into a prepared database, all of it. @throws Error where it is not as it was written */
export async function importAll(url: string, file: string): Promise<Brought> {
  return fill(url, async (target, tables) => {
    const input = createReadStream(file);
    const lines = createInterface({ input, crlfDelay: Infinity });
    try {
      return await writeLines(target, tables, { lines });
    } finally {
      lines.close();
      input.destroy();
    }
  });
}
