import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockRun } from './runLock.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kasb-lock-'));
  file = join(folder, 'new', 'test.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a second run of a clone is refused while the first one lives', () => {
  lockRun(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  expect(() => lockRun(file)).toThrow(`another run, process ${process.pid}, is testing in this clone`);
});

test('what a killed run left stops nobody', async () => {
  const killed = spawn(process.execPath, ['-e', '']);
  await once(killed, 'close');
  lockRun(file);
  writeFileSync(file, String(killed.pid));
  lockRun(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});

test('a run that ends takes its lock away', async () => {
  const program = `import { lockRun } from ${JSON.stringify(join(import.meta.dirname, 'runLock.ts'))}; lockRun(process.argv[1]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, file]);
  await once(child, 'close');
  expect(child.exitCode).toBe(0);
  expect(existsSync(file)).toBe(false);
});
