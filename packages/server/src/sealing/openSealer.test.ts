import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSealer } from './openSealer.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kasb-key-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const embedded = () => ({
  KASB_SECRET_KEYS: [],
  KASB_DATA_DIR: folder,
  KASB_DEMO: false,
  DATABASE_URL: undefined,
});
const url = 'postgres://localhost/kasb';

test('M4: without keys one is made for this machine alone, once, however many start together', async () => {
  const sealers = await Promise.all([1, 2, 3, 4, 5].map(() => openSealer(embedded())));
  const [first] = sealers;
  const sealed = first?.seal('31501900010015', 'p') ?? Buffer.of();
  for (const sealer of [...sealers, await openSealer(embedded())]) {
    expect(sealer.open(sealed, 'p')).toBe('31501900010015');
    expect(sealer.isCurrent(sealed)).toBe(true);
  }
  const modeOf = async (path: string) => (await stat(join(folder, path))).mode & 0o777;
  expect([await modeOf('secrets'), await modeOf('secrets/key')]).toEqual([0o700, 0o600]);
});

test('M4: keys of the settings take over from the made one', async () => {
  const sealed = (await openSealer(embedded())).seal('x', 'p');
  const sealer = await openSealer({ ...embedded(), DATABASE_URL: url, KASB_SECRET_KEYS: [randomBytes(32)] });
  expect([sealer.open(sealed, 'p'), sealer.isCurrent(sealed)]).toEqual(['x', false]);
});

test('M4: a database of its own needs keys, unless it is the demo', async () => {
  await expect(openSealer({ ...embedded(), DATABASE_URL: url })).rejects.toThrow(/KASB_SECRET_KEYS.+personal data/s);
  await expect(openSealer({ ...embedded(), DATABASE_URL: url, KASB_DEMO: true })).resolves.toBeDefined();
});

test('a file that holds no key is not written over', async () => {
  await openSealer(embedded());
  await writeFile(join(folder, 'secrets', 'key'), 'short');
  await expect(openSealer(embedded())).rejects.toThrow('no key of 32 bytes');
});
