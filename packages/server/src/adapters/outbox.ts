import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What takes messages in the place of a channel that is not set up. */
export interface Outbox {
  /** Appends an entry with its moment. */
  write: (entry: object) => Promise<void>;
  /** All that was written. */
  read: () => Promise<string>;
}

/** A file of JSON lines in the folder `outbox` of the data, which only its owner may read. */
export function openOutbox({ dataDir, file, clock }: { dataDir: string; file: string; clock: () => Date }): Outbox {
  const folder = join(dataDir, 'outbox');
  const path = join(folder, file);
  return {
    async write(entry) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await appendFile(path, `${JSON.stringify({ at: clock().toISOString(), ...entry })}\n`, { mode: 0o600 });
    },
    read: () => readFile(path, 'utf8').catch(() => ''),
  };
}
