import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { appDist } from '../../../scripts/lib/appBuild.ts';
import { root } from '../../../scripts/lib/paths.ts';
import { freePort } from '../../server/src/db/cluster/programs.ts';

// How long `start` takes, the first time and later, and what it needs when nobody asks it anything.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
const startArguments = scripts.start.split(' ').slice(1);
const dataDir = mkdtempSync(join(tmpdir(), 'kasb-start-'));

async function start() {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
    env: { ...process.env, PORT: String(port), KASB_DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  for (;;) {
    if ((await fetch(`http://localhost:${port}/health`).catch(() => undefined))?.ok) break;
    if (child.exitCode !== null) throw new Error(`start ended with ${child.exitCode}`);
    await delay(50);
  }
  const seconds = (performance.now() - started) / 1000;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { seconds, pid: child.pid ?? 0, stop };
}

/** MiB that a process has to itself, shared pages divided among those who share them. */
function memory(pid: number | string) {
  const [, kib = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

function databaseMemory() {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const read = (path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  const main = all.find(
    (pid) =>
      read(`/proc/${pid}/cmdline`).includes(`${dataDir}/postgres`) && read(`/proc/${pid}/comm`).startsWith('postgres'),
  );
  const family = all.filter((pid) => pid === main || read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1] === main);
  return family.reduce((sum, pid) => sum + memory(pid), 0);
}

try {
  rmSync(join(appDist, '.vite', 'sources.sha256'), { force: true });
  const first = await start();
  await first.stop();
  console.log(`first start, with the build and a new database: ${first.seconds.toFixed(1)} s (at most 60)`);
  const later = await start();
  console.log(`later start: ${later.seconds.toFixed(1)} s (at most 10)`);
  if (process.platform === 'linux') {
    await delay(10_000);
    console.log(
      `at rest: server ${memory(later.pid).toFixed(0)} MiB, its PostgreSQL ${databaseMemory().toFixed(0)} MiB`,
    );
  }
  await later.stop();
  process.exitCode = first.seconds <= 60 && later.seconds <= 10 ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
