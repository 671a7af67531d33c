import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyTree } from './copyTree.ts';

test('a file that vanishes before it is read leaves nothing in the copy', async () => {
  const home = mkdtempSync(join(tmpdir(), 'kasb-copy-'));
  const [from, to] = [join(home, 'from'), join(home, 'to')];
  mkdirSync(from);
  for (const name of ['kept', 'vanishes']) writeFileSync(join(from, name), name);
  const isLeftOut = (path: string) => {
    if (path === 'vanishes') rmSync(join(from, path));
    return false;
  };
  const copied = await copyTree(from, to, { isLeftOut });
  expect([...copied.keys()]).toEqual(['kept']);
  expect(existsSync(join(to, 'kept'))).toBe(true);
  expect(existsSync(join(to, 'vanishes'))).toBe(false);
  rmSync(home, { recursive: true });
});
