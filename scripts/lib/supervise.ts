import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

interface Pauses {
  /** Milliseconds before the first new start; doubled for each next one. @default 500 */
  first?: number;
  /** @default 30000 */
  longest?: number;
  /** Who lived so long begins with the first pause again. @default 60000 */
  calmAfter?: number;
}

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/**
 * Runs a server in a process of its own, and starts it again after a crash. Signals are passed on; an end that was
 * asked for is the end, and so is that of a server that never came to listen. @returns the exit code
 */
export async function supervise(
  program: string,
  { first = 500, longest = 30_000, calmAfter = 60_000 }: Pauses = {},
): Promise<number> {
  const ending = new AbortController();
  let child: ChildProcess | undefined;
  let hasListened = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      ending.abort();
      child?.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }

  function live(): Promise<Ended> {
    // A group of its own: Ctrl-C reaches it once, from here. Should this process be killed, it ends with the channel.
    child = fork(program, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached: true });
    child.on('message', (message) => {
      if (message === 'listening') hasListened = true;
    });
    return new Promise((done) => child?.once('exit', (code, signal) => done({ code, signal })));
  }

  for (let pause = first; ; pause = Math.min(pause * 2, longest)) {
    const startedAt = performance.now();
    const { code, signal } = await live();
    if (ending.signal.aborted || code === 0 || !hasListened) return code ?? 1;
    if (performance.now() - startedAt >= calmAfter) pause = first;
    console.error(`The server ended with ${signal ?? code} and starts again in ${pause / 1000} s.`);
    await delay(pause, undefined, { signal: ending.signal }).catch(() => undefined);
    if (ending.signal.aborted) return 0;
  }
}
