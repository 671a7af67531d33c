import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SmsSender } from './sms.ts';

interface OutboxOptions {
  dataDir: string;
  clock: () => Date;
  /** Shows a message to who runs the server. */
  print: (line: string) => void;
}

/** Sends nothing: prints each message and appends it to `outbox/sms.jsonl` in the data folder. */
export function createOutbox({ dataDir, clock, print }: OutboxOptions): SmsSender {
  const folder = join(dataDir, 'outbox');
  return async ({ to, text, code }) => {
    await mkdir(folder, { recursive: true });
    const line = JSON.stringify({ at: clock().toISOString(), to, text, code });
    await appendFile(join(folder, 'sms.jsonl'), `${line}\n`, { mode: 0o600 });
    print(`SMS +${to}: ${text}`);
  };
}
