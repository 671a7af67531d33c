import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, getCurrentUser, loginByPhone, verifyPhone } from '@kasb/contract';
import { codeAfter } from '../e2e/outbox.ts';
import { freePort } from '../packages/server/src/db/cluster/programs.ts';
import { timeoutMs } from './lib/machineFactor.ts';
import { root } from './lib/paths.ts';

// pnpm test start: README's command in this clone, with an empty home and a free port. The first page answers, an
// employer of the demo signs in, and nothing goes on running afterwards.

const LIMIT_SECONDS = 120;
const employer = '998901234567';
const home = mkdtempSync(join(tmpdir(), 'kasb-start-'));
const dataDir = join(home, 'data');
const mark = `START_CHECK_MARK=${home}`;
const started = performance.now();
const tell = (text: string) => console.log(`${text}, ${((performance.now() - started) / 1000).toFixed(1)} s`);

/** Processes that descend from the command, by what they inherited from it. */
function leftRunning(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, 'utf8').includes(mark) ? [Number(name)] : [];
    } catch {
      // It has ended since.
      return [];
    }
  });
}

// As a shell has it that knows nothing of this run.
const plainEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|pnpm_|KASB_|TEST_|INIT_CWD|NODE_OPTIONS)/.test(name)),
);
const port = await freePort();
const url = `http://localhost:${port}`;
const child = spawn('npx', ['--yes', 'pnpm@12', 'start'], {
  cwd: root,
  env: { ...plainEnv, HOME: home, PORT: String(port), KASB_DATA_DIR: dataDir, START_CHECK_MARK: home },
  stdio: ['ignore', 'pipe', 'pipe'],
  detached: true,
});
let output = '';
for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
const ended = once(child, 'close');
const end = (signal: NodeJS.Signals) => {
  for (const pid of leftRunning()) process.kill(pid, signal);
};
process.on('SIGTERM', () => {
  end('SIGKILL');
  process.exit(130);
});

async function firstPage(): Promise<number> {
  while (child.exitCode === null) {
    const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (answer) return answer.status;
    if (performance.now() - started > timeoutMs(LIMIT_SECONDS)) throw new Error('it does not come to answer');
    await delay(200);
  }
  throw new Error(`it ended with ${child.exitCode}`);
}

async function signIn(): Promise<string> {
  const client = createClient({ baseUrl: url });
  let challenge: string | undefined;
  const ask = async () => {
    ({ challenge } = (await client.send(loginByPhone, { body: { phone: employer } })).data);
  };
  const code = await codeAfter(employer, ask, join(dataDir, 'outbox', 'sms.jsonl'));
  const { token } = (await client.send(verifyPhone, { body: { phone: employer, code, challenge } })).data;
  const signedIn = createClient({ baseUrl: url, getToken: () => token });
  return (await signedIn.send(getCurrentUser, {})).data.user.firstName ?? '';
}

try {
  const status = await firstPage();
  if (status !== 200) throw new Error(`the first page answers ${status}`);
  tell('the first page answers 200');
  tell(`${await signIn()} signs in`);
  // As Ctrl-C does, to all of the group.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  await ended;
  const left = leftRunning();
  if (left.length > 0) throw new Error(`${left.length} processes are left running`);
  tell('it has ended, and nothing is left running');
  console.log('start: 1 passed, 0 failed');
} catch (error) {
  console.error(error, `\n${output.slice(-4000)}`);
  end('SIGKILL');
  console.log('start: 0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
