import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
let host: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kasb-supervise-'));
});
afterEach(() => {
  host?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const lives = () => {
  const file = join(folder, 'lives');
  // Whole lines alone: of a file that is there and not written yet, the number 0 would be this test's whole group.
  return existsSync(file) ? (readFileSync(file, 'utf8').match(/\d+(?=\n)/g) ?? []) : [];
};
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Supervises a server that notes each of its lives and does then what `body` says. */
function launch(body: string): { ended: Promise<number | null>; output: () => string } {
  const server = join(folder, 'server.mjs');
  writeFileSync(
    server,
    `import { appendFileSync, existsSync, readFileSync } from 'node:fs';
const file = ${JSON.stringify(join(folder, 'lives'))};
const life = existsSync(file) ? readFileSync(file, 'utf8').split('\\n').length : 1;
const note = () => appendFileSync(file, process.pid + '\\n');
const listen = () => { process.send('listening', note); setInterval(() => {}, 1000); };
const stop = () => process.exit(0);
process.on('SIGTERM', stop).on('SIGINT', stop).once('disconnect', stop);
${body}`,
  );
  const supervise = fileURLToPath(new URL('supervise.ts', import.meta.url));
  writeFileSync(
    join(folder, 'host.mjs'),
    `import { supervise } from ${JSON.stringify(supervise)};
process.exit(await supervise(${JSON.stringify(server)}, { first: 100, longest: 400, calmAfter: 60_000 }));`,
  );
  const child = spawn(process.execPath, [join(folder, 'host.mjs')], { stdio: ['ignore', 'pipe', 'pipe'] });
  host = child;
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { ended: new Promise((done) => child.once('exit', done)), output: () => text };
}

test('H3: a server that crashes is started again, each time after a longer pause', async () => {
  const { output } = launch('listen(); if (life < 5) setTimeout(() => process.exit(1), 50);');
  await expect.poll(() => lives().length).toBe(5);
  const pauses = () => [...output().matchAll(/again in ([\d.]+) s/g)].map(([, seconds]) => Number(seconds));
  await expect.poll(pauses).toEqual([0.1, 0.2, 0.4, 0.4]);
});

test('H3: a server that is killed is started again, and a signal ends both', async () => {
  const { ended } = launch('listen();');
  await expect.poll(() => lives().length).toBe(1);
  process.kill(Number(lives()[0]), 'SIGKILL');
  await expect.poll(() => lives().length).toBe(2);
  await expect.poll(() => isAlive(Number(lives()[1]))).toBe(true);
  host?.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(isAlive(Number(lives()[1]))).toBe(false);
  expect(lives()).toHaveLength(2);
});

test('H3: a server that never came to listen is not started again', async () => {
  const { ended } = launch('note(); process.exit(1);');
  expect(await ended).toBe(1);
  expect(lives()).toHaveLength(1);
});

test('H3: a server ends with a supervisor that is killed', async () => {
  launch('listen();');
  await expect.poll(() => lives().length).toBe(1);
  host?.kill('SIGKILL');
  await expect.poll(() => isAlive(Number(lives()[0]))).toBe(false);
});
