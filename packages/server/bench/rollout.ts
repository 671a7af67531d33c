import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startProcess } from '../test/support/rig.ts';
import type { ServerProcess } from '../test/support/rig.ts';

/** As long as a balancer needs to notice that a server drains. */
const drain = '5s';
const everyMs = 5000;

/** What a server tells of itself: memory in MiB, processor in seconds, the event loop's lag in milliseconds. */
export interface Reading {
  server: string;
  /** Since the first server came, in seconds. */
  at: number;
  memory: number;
  processor: number;
  lag: number;
}

/** Servers of which one is asked: the newest. */
export interface Rollout {
  /** Where people come in. */
  url: string;
  /** The ports of metrics, of all servers that were ever started. */
  metricsPorts: number[];
  readings: Reading[];
  /** Starts another server, which all new connections go to, and lets the one before drain. */
  replace: () => Promise<void>;
  stop: () => Promise<void>;
}

async function read(server: string, port: number, since: number): Promise<Reading | undefined> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined);
  const text = await response?.text();
  if (text === undefined) return undefined;
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
  return {
    server,
    at: (performance.now() - since) / 1000,
    memory: of('process_resident_memory_bytes') / 1024 ** 2,
    processor: of('process_cpu_seconds_total'),
    lag: of('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

/** Starts a first server behind a proxy of connections; each is read every five seconds. */
export async function openRollout(env: Record<string, string>, firstMetricsPort: number): Promise<Rollout> {
  const since = performance.now();
  const metricsPorts: number[] = [];
  const readings: Reading[] = [];
  const start = async () => {
    const port = firstMetricsPort + metricsPorts.length;
    metricsPorts.push(port);
    return startProcess({ ...env, KASB_DRAIN: drain, KASB_METRICS_PORT: String(port) });
  };
  let current: ServerProcess = await start();
  const proxy = createServer((client) => {
    const server = connect(Number(new URL(current.url).port), '127.0.0.1');
    const close = () => [client, server].forEach((socket) => void socket.destroy());
    for (const socket of [client, server]) socket.setNoDelay().on('error', close).on('close', close);
    client.pipe(server);
    server.pipe(client);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));

  const reading = new AbortController();
  const watching = (async () => {
    while (!reading.signal.aborted) {
      const found = await Promise.all(metricsPorts.map((port, index) => read(String(index + 1), port, since)));
      readings.push(...found.filter((one) => one !== undefined));
      await delay(everyMs, undefined, { signal: reading.signal }).catch(() => undefined);
    }
  })();

  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    metricsPorts,
    readings,
    async replace() {
      const before = current;
      current = await start();
      await before.kill('SIGTERM');
    },
    async stop() {
      reading.abort();
      await watching;
      proxy.close();
      await current.kill('SIGTERM');
    },
  };
}
