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
  log: Logger;
}

/** Workers that do pieces of work by name. */
export interface Pool {
  /** What a piece answers; undefined when it took too long or failed. */
  run(name: string, input: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

interface Task extends Request {
  end: (answer?: unknown) => void;
  timer: NodeJS.Timeout | undefined;
}

const restMs = 1000;
const shortestWatchMs = 10;

/**
 * Starts a worker and waits until it is ready; the others are started when a piece finds none that is free. One that
 * overruns is ended, and another takes its place.
 */
export async function openPool({ file, size, limitMs, patienceMs = 2000, log }: PoolOptions): Promise<Pool> {
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

  async function watch(worker: Worker, task: Task): Promise<void> {
    const before = await worker.cpuUsage();
    for (let left = limitMs; left > 0;) {
      await delay(Math.max(left, shortestWatchMs), undefined, { ref: false });
      if (tasks.get(worker) !== task) return;
      const { user, system } = await worker.cpuUsage(before);
      left = limitMs - (user + system) / 1000;
    }
    if (tasks.get(worker) !== task) return;
    log.warn({ piece: task.name, limitMs }, 'text took too long');
    end(worker);
    // What it may still say must not make it look free.
    worker.removeAllListeners('message');
    await worker.terminate();
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
        workers.delete(worker);
        if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
        end(worker);
        fail(new Error('The text worker did not start'));
        if (!isStopping) setTimeout(hireAnother, isReady ? 0 : restMs).unref();
      });
    });
  }

  // Whether it starts, the next exit tells.
  const hireAnother = () => isStopping || void hire().catch(() => undefined);

  async function stop(): Promise<void> {
    isStopping = true;
    for (const { timer, end } of waiting.splice(0)) {
      clearTimeout(timer);
      end();
    }
    await Promise.all([...workers].map((worker) => worker.terminate()));
  }

  function run(name: string, input: unknown): Promise<unknown> {
    if (isStopping) return Promise.resolve(undefined);
    return new Promise((end) => {
      const task: Task = { name, input, end, timer: undefined };
      const worker = idle.pop();
      if (worker) return begin(worker, task);
      waiting.push(task);
      if (workers.size < size) hireAnother();
      task.timer = setTimeout(() => {
        log.warn({ piece: name, patienceMs }, 'no worker for a text');
        waiting.splice(waiting.indexOf(task), 1);
        end(undefined);
      }, patienceMs);
    });
  }

  try {
    await hire();
  } catch (error) {
    await stop();
    throw error;
  }
  return { run, stop };
}
