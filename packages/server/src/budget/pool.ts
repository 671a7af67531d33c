import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Reply, Request } from './serve.ts';

/** How a pool of workers is made. */
export interface PoolOptions {
  /** What each worker runs; it calls `serve`. */
  file: URL;
  size: number;
  /** How much of a processor's time a piece may take, so that a busy machine is not blamed on the text. */
  limitMs: number;
  /** How long a piece may wait for a worker. @default 2000 */
  patienceMs?: number;
  /** How long a worker may take nothing of a processor before it is given up. @default 3000 */
  stallMs?: number;
  log: Logger;
}

/** Workers that do pieces of work by name. */
export interface Pool {
  /** What a piece answers; undefined when it took too long or failed, or when no worker could be had in its time. */
  run(name: string, input: unknown, patienceMs?: number): Promise<unknown>;
  stop(): Promise<void>;
}

interface Task extends Request {
  end: (answer?: unknown) => void;
  patienceMs: number;
  timer: NodeJS.Timeout | undefined;
  /** A worker was lost over it. */
  isTriedAgain: boolean;
}

const restMs = 1000;
const shortestWatchMs = 10;
// To be asked what it took costs a worker something too, also one that stands still.
const leastProgressMs = 2;

/**
 * Starts a worker and waits until it is ready, then the others: a new one needs seconds on a small server, in which
 * nothing would be read. One that overruns or stalls is ended, and another takes its place at once. A piece whose
 * worker was lost through no fault of the piece goes to another one, once.
 */
export async function openPool(options: PoolOptions): Promise<Pool> {
  const { file, size, limitMs, patienceMs: usualPatienceMs = 2000, stallMs = 3000, log } = options;
  const workers = new Set<Worker>();
  const idle: Worker[] = [];
  const waiting: Task[] = [];
  const tasks = new Map<Worker, Task>();
  let isStopping = false;

  function end(worker: Worker, answer?: unknown): void {
    const task = tasks.get(worker);
    tasks.delete(worker);
    task?.end(answer);
  }

  /** Gives up a worker whose thread may not end for a while, and hires another. */
  function dismiss(worker: Worker): void {
    // What it may still say must not make it look free.
    worker.removeAllListeners('message');
    workers.delete(worker);
    void worker.terminate();
    hireAnother();
  }

  /** Lets a piece whose worker was lost begin anew with another one, before all others. */
  function giveBack(worker: Worker): void {
    const task = tasks.get(worker);
    tasks.delete(worker);
    if (!task) return;
    if (task.isTriedAgain || isStopping) return task.end();
    task.isTriedAgain = true;
    const other = idle.pop();
    if (other) return begin(other, task);
    waiting.unshift(task);
    wait(task);
  }

  async function watch(worker: Worker, task: Task): Promise<void> {
    let [spent, spentAt] = [0, performance.now()];
    const before = await usageOf(worker);
    for (let left = limitMs; left > 0;) {
      await delay(Math.min(Math.max(left, shortestWatchMs), stallMs), undefined, { ref: false });
      if (tasks.get(worker) !== task) return;
      const now = (await usageOf(worker)) - before;
      if (tasks.get(worker) !== task) return;
      if (now - spent >= leastProgressMs) [spent, spentAt] = [now, performance.now()];
      else if (performance.now() - spentAt >= stallMs) return lose(worker, task);
      left = limitMs - (now || spent);
    }
    log.warn({ piece: task.name, limitMs }, 'text took too long');
    end(worker);
    dismiss(worker);
  }

  function lose(worker: Worker, { name }: Task): void {
    log.warn({ piece: name, stallMs }, 'text worker stalled');
    dismiss(worker);
    giveBack(worker);
  }

  /** What a worker took of a processor, in milliseconds; not a number where its thread does not answer. */
  async function usageOf(worker: Worker): Promise<number> {
    const silent = delay(stallMs, undefined, { ref: false });
    const usage = await Promise.race([worker.cpuUsage(), silent]);
    return usage ? (usage.user + usage.system) / 1000 : NaN;
  }

  function begin(worker: Worker, task: Task): void {
    clearTimeout(task.timer);
    tasks.set(worker, task);
    // A worker that ends meanwhile has ended its task too.
    watch(worker, task).catch(() => undefined);
    const request: Request = { name: task.name, input: task.input };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
    worker.postMessage(request);
  }

  function free(worker: Worker): void {
    const task = waiting.shift();
    if (task) begin(worker, task);
    else idle.push(worker);
  }

  function hear(worker: Worker, reply: Reply): void {
    if (reply.kind === 'failed') log.error({ piece: tasks.get(worker)?.name, error: reply.error }, 'text not read');
    end(worker, reply.kind === 'done' ? reply.answer : undefined);
    free(worker);
  }

  function hire(): Promise<void> {
    // Neither the settings nor the flags of this process are a worker's business.
    const worker = new Worker(file, { env: {}, execArgv: [] });
    workers.add(worker);
    return new Promise((ready, fail) => {
      let isReady = false;
      worker.on('message', (reply: Reply) => {
        isReady = true;
        ready();
        hear(worker, reply);
      });
      worker.on('error', (error) => log.error({ error }, 'text worker failed'));
      worker.on('exit', () => {
        const isMissed = workers.delete(worker);
        if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
        fail(new Error('The text worker did not start'));
        if (isMissed && isReady) hireAnother();
        else if (isMissed && !isStopping) setTimeout(hireAnother, restMs).unref();
        giveBack(worker);
      });
    });
  }

  // Whether it starts, the next exit tells.
  function hireAnother(): void {
    if (!isStopping && workers.size < size) hire().catch(() => undefined);
  }

  async function stop(): Promise<void> {
    isStopping = true;
    for (const { timer, end } of waiting.splice(0)) {
      clearTimeout(timer);
      end();
    }
    await Promise.all([...workers].map((worker) => worker.terminate()));
  }

  function wait(task: Task): void {
    task.timer = setTimeout(() => {
      log.warn({ piece: task.name, patienceMs: task.patienceMs }, 'no worker for a text');
      waiting.splice(waiting.indexOf(task), 1);
      task.end();
    }, task.patienceMs);
  }

  function run(name: string, input: unknown, patienceMs = usualPatienceMs): Promise<unknown> {
    if (isStopping) return Promise.resolve(undefined);
    return new Promise((end) => {
      const task: Task = { name, input, end, patienceMs, timer: undefined, isTriedAgain: false };
      const worker = idle.pop();
      if (worker) return begin(worker, task);
      waiting.push(task);
      wait(task);
    });
  }

  try {
    await hire();
  } catch (error) {
    await stop();
    throw error;
  }
  for (let more = 1; more < size; more += 1) hireAnother();
  return { run, stop };
}
