/** @module-tag race */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ServerHome } from '../support/serverProcess.ts';

const home = ServerHome.forThisFile();
const folder = mkdtempSync(join(tmpdir(), 'kasb-crash-'));
const fault = join(folder, 'fault.mjs');
// A fault of our own, from outside: nobody catches it.
writeFileSync(
  fault,
  `process.on('SIGUSR2', () => { throw new Error('made to crash'); });
process.on('SIGHUP', () => { Promise.reject(new Error('made to be forgotten')); });`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['SIGUSR2', 'made to crash'],
  ['SIGHUP', 'made to be forgotten'],
] as const)('H3: what nobody caught (%s) is logged, and the server drains and ends as failed', async (signal, text) => {
  const server = await home.launch({ NODE_OPTIONS: `--import ${fault}` });
  server.child.kill(signal);
  expect(await server.ended).toBe(1);
  const lines = server.output().split('\n');
  const line = lines.find((each) => each.includes('"msg":"crashed"')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ level: 'fatal', error: { message: text } });
  // It ended in order: the database, which nobody else used, is at rest.
  expect(home.postmasterPid()).toBeUndefined();
});
