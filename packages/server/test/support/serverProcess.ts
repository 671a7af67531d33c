import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { programOptions } from '../../scripts/programOptions.ts';
import { isAlive } from '../../src/db/cluster/postmaster.ts';
import { freePort } from '../../src/db/cluster/programs.ts';
import { serverProgram } from './serverProgram.ts';

/** A server in a process of its own. */
export interface Running {
  child: ChildProcess;
  url: string;
  output: () => string;
  ended: Promise<number | null>;
}

/** A data folder with the servers that run on it; all of it goes with the test file. */
export class ServerHome {
  // Made by the first server: of a file whose tests are all skipped nothing would remove it.
  private readonly home = join(tmpdir(), `kasb-process-${randomUUID()}`);
  private readonly children: ChildProcess[] = [];
  readonly dataDir = join(this.home, 'data');

  /** Registers the end with the test file. */
  static forThisFile(): ServerHome {
    const home = new ServerHome();
    afterAll(() => {
      for (const child of home.children) child.kill('SIGKILL');
      const postmaster = home.postmasterPid();
      if (postmaster !== undefined && isAlive(postmaster)) process.kill(postmaster, 'SIGQUIT');
      rmSync(home.home, { recursive: true, force: true });
    });
    return home;
  }

  /** The embedded database's process, while it runs. */
  postmasterPid(): number | undefined {
    const file = join(this.dataDir, 'postgres', 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
  }

  /** Starts a server, which may end by itself. */
  async spawn(env: NodeJS.ProcessEnv = {}): Promise<Running> {
    mkdirSync(this.home, { recursive: true });
    const port = Number(env.PORT ?? (await freePort()));
    // Nothing but what it needs: HOME is empty on some machines. A busy machine decides nothing.
    const { server, compileCache } = await serverProgram();
    const own = {
      PATH: process.env.PATH,
      PORT: String(port),
      NODE_COMPILE_CACHE: compileCache,
      KASB_DATA_DIR: this.dataDir,
    };
    const child = spawn(process.execPath, [...programOptions, server], {
      env: { ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.children.push(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const ended = new Promise<number | null>((done) => child.once('close', done));
    return { child, url: `http://localhost:${port}`, output: () => text, ended };
  }

  /** Starts a server with the demo and waits until it is well. */
  async launch(env: NodeJS.ProcessEnv = {}): Promise<Running> {
    const running = await this.spawn({ KASB_DEMO: '1', ...env });
    while (running.child.exitCode === null) {
      const health = await fetch(`${running.url}/health`).catch(() => undefined);
      if (health?.ok) return running;
      await delay(100);
    }
    throw new Error(`The server ended:\n${running.output()}`);
  }
}
