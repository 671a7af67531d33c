import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Env } from '../env/env.ts';
import { createSealer } from './sealer.ts';
import type { Sealer } from './sealer.ts';

/**
 * The sealer of the settings. Without keys in them a key is made once in the data folder; with keys, that one still
 * opens what it sealed. @throws Error where there is no such folder to share: on a database of its own, without the
 * demo
 */
export async function openSealer({
  KASB_SECRET_KEYS: keys,
  KASB_DATA_DIR: dataDir,
  KASB_DEMO: isDemo,
  DATABASE_URL: databaseUrl,
}: Pick<Env, 'KASB_SECRET_KEYS' | 'KASB_DATA_DIR' | 'KASB_DEMO' | 'DATABASE_URL'>): Promise<Sealer> {
  const file = join(dataDir, 'secrets', 'key');
  if (keys.length > 0) return createSealer([...keys, ...(await keysIn(file))]);
  if (databaseUrl !== undefined && !isDemo) {
    throw new Error(
      'Bad settings:\n  KASB_SECRET_KEYS: is needed with DATABASE_URL, since personal data is sealed with it: ' +
        '`openssl rand -base64 32` makes a key, the same for all servers of the database',
    );
  }
  const [known] = await keysIn(file);
  return createSealer([known ?? (await makeKey(file))]);
}

async function keysIn(file: string): Promise<Buffer[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return [];
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new Error(`${file} is no key of 32 bytes in base64`);
  return [key];
}

/** Of several servers that start at once one makes the key, and all take it. */
async function makeKey(file: string): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own);
  const [key] = await keysIn(file);
  if (!key) throw new Error(`${file} is not there`);
  return key;
}
