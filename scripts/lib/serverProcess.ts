import { execFileSync, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { programOptions } from '../../packages/server/scripts/programOptions.ts';
import { freePort } from '../../packages/server/src/db/cluster/programs.ts';
import { root } from './paths.ts';

/** More than a server takes to end, which gives requests and jobs half a minute. */
const endMs = 60_000;

/** Settings of a server under test. */
export interface ServerSettings {
  dataDir: string;
  /** Without it the server runs its own PostgreSQL in the data folder. */
  databaseUrl?: string;
  /** More settings, as environment variables. */
  env?: NodeJS.ProcessEnv;
  /** What is run, from the root. @default the server alone, as the journeys made it or from its sources */
  program?: string;
}

/** A running server process. */
export interface ServerProcess {
  url: string;
  /** Asks it to end and waits until it has. @throws when it does not end well */
  stop: () => Promise<void>;
}

/**
 * Starts the real server with the demo data on a free port and waits until it is healthy. A folder that is empty is
 * filled with what the journeys' first server left, since a first start takes longer than most of what follows it.
 */
export async function startServer({
  dataDir,
  databaseUrl,
  env: more,
  program = process.env.KASB_E2E_PROGRAM ?? 'packages/server/src/main.ts',
}: ServerSettings): Promise<ServerProcess> {
  const port = more?.PORT ?? (await freePort());
  const url = `http://localhost:${port}`;
  // What the journeys are told is no setting of the server's.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('KASB_E2E_'));
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(own),
    PORT: String(port),
    KASB_DATA_DIR: dataDir,
    KASB_DEMO: '1',
    ...more,
  };
  if (databaseUrl) env.DATABASE_URL = databaseUrl;
  else delete env.DATABASE_URL;
  const made = process.env.KASB_E2E_DATA;
  // By `cp`, which leaves the database's files to its account.
  if (made !== undefined && readdirSync(dataDir).length === 0) execFileSync('cp', ['-a', `${made}/.`, dataDir]);
  const child = spawn(process.execPath, [...programOptions, resolve(root, program)], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (text: Buffer) => {
    output += text.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const killWithUs = () => child.kill('SIGTERM');
  process.on('exit', killWithUs);

  // As long as it takes on a busy machine: a test that waits for it has a limit.
  while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`the server does not become healthy:\n${output.slice(-4000)}`);
    await delay(100);
  }
  return {
    url,
    async stop() {
      process.off('exit', killWithUs);
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), endMs);
      const code = await ended;
      clearTimeout(timer);
      if (code !== 0) throw new Error(`the server ended with ${code ?? 'a kill'}:\n${output.slice(-4000)}`);
    },
  };
}
