import { copyFile, readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

const maxBytes = 5_000_000;

/** What keeps values and statements out of PostgreSQL's log: people's data are in them. */
export const logSettings = [
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length_on_error=0',
  'log_checkpoints=off',
];

/** Where PostgreSQL writes its log. */
export function logFile(home: string): string {
  return join(home, 'postgres.log');
}

/** The last lines that PostgreSQL wrote. */
export async function tail(home: string): Promise<string> {
  return (await readFile(logFile(home), 'utf8').catch(() => '')).split('\n').slice(-15).join('\n');
}

/** Begins the log anew when it has grown too large; what was in it is kept beside it until the next time. */
export async function trimLog(home: string, limit = maxBytes): Promise<void> {
  const file = logFile(home);
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= limit) return;
  await copyFile(file, `${file}.1`);
  // PostgreSQL appends, and so goes on at the new end.
  await truncate(file);
}
