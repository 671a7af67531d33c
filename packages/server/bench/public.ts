import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from '../src/compose/app.ts';
import { ensureDatabase, prepareDatabase } from '../src/compose/migrate.ts';
import { openCluster } from '../src/db/cluster/cluster.ts';
import { connect } from '../src/db/database.ts';
import { listen } from '../src/http/listen.ts';
import { findPublic } from '../src/search/findPublic.ts';
import { publicVacancy } from '../src/search/wire.ts';
import { openDocuments } from '../src/web/documents.ts';
import type { PageBundle } from '../src/web/pageBundle.ts';
import { openWebApp } from '../src/web/webApp.ts';
import { withSql } from '../test/support/sql.ts';
import { fill } from './fill.ts';
import { benchServices, median } from './services.ts';

// Public pages and the public list: what drawing takes, what the cache gives, and the server beside plain code.

const small = 10_000;
const large = Number(process.env.KASB_BENCH_LARGE ?? 1_000_000);
const rounds = 200;
const cached = 3000;
const app = fileURLToPath(new URL('../../app/dist', import.meta.url));
const entry = new URL('../../app/dist-server/entry-server.js', import.meta.url);

/** Milliseconds of the processor, of all threads. */
function cpuOf(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function read(url: string): Promise<void> {
  const response = await fetch(url, { headers: { accept: 'application/json', 'accept-encoding': 'identity' } });
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  await response.arrayBuffer();
}

if (!existsSync(entry)) throw new Error('build the app first: pnpm build');
const bundle = (await import(entry.href)) as PageBundle;
await bundle.preload();
const dataDir = await mkdtemp(join(tmpdir(), 'kasb-bench-'));
const cluster = await openCluster({ dataDir, settings: ['fsync=off', 'synchronous_commit=off'] });
try {
  const stands = [];
  for (const size of [small, large]) {
    const url = cluster.urlOf(`bench_${size}`);
    await ensureDatabase(cluster.urlOf('postgres'), `bench_${size}`);
    await prepareDatabase(url, { isDemo: false, now: new Date() });
    const connections = withSql(connect(url));
    const seconds = (await timed(() => fill(connections.sql, size))) / 1000;
    console.log(`${size} vacancies written in ${seconds.toFixed(0)} s`);
    const pages = { bundle, write: await openDocuments(app) };
    const server = createApp(benchServices(connections), { web: await openWebApp(app), pages });
    stands.push({ size, connections, server });
  }
  const [few, many] = stands;
  if (!few || !many) throw new Error('there are two');

  // Drawing a list of 20 cards, with the answers at hand.
  const answers = new Map<string, { body: string; headers: Record<string, string> }>();
  const site = {
    origin: 'http://localhost',
    now: Date.now(),
    async fetch(path: unknown, init?: RequestInit) {
      const key = String(path);
      const known = answers.get(key);
      if (known) return new Response(known.body, { headers: known.headers });
      const answer = await few.server.request(key, init);
      const kept = { body: await answer.text(), headers: Object.fromEntries(answer.headers) };
      answers.set(key, kept);
      return new Response(kept.body, { headers: kept.headers });
    },
  };
  const draws: number[] = [];
  for (let round = -50; round < rounds; round += 1) {
    const before = process.cpuUsage();
    await bundle.draw('/vacancies', site);
    if (round >= 0) draws.push(cpuOf(before));
  }
  console.log(`a list of 20 cards drawn: ${median(draws).toFixed(2)} ms of the processor`);

  // From the cache, without the network.
  const page = () =>
    few.server.request('http://localhost/vacancies', { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  for (let count = 0; count < 200; count += 1) await (await page()).arrayBuffer();
  const before = process.cpuUsage();
  for (let count = 0; count < cached; count += 1) await (await page()).arrayBuffer();
  const perPage = cpuOf(before) / cached;
  const [micros, pages] = [perPage * 1000, 1000 / perPage].map(Math.round);
  console.log(`a page from the cache: ${micros} µs of the processor, ${pages} pages a second on one core`);

  // The list over HTTP beside the least that can answer it: the same SQL, the same fields.
  const full = await listen(few.server.fetch, { port: 0, host: '127.0.0.1' });
  const plain = createServer((_, response) => {
    void findPublic(few.connections.db, {
      groups: [],
      after: undefined,
      limit: 21,
      language: 'ru',
      now: Date.now(),
    }).then(({ rows }) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(rows.slice(0, 20).map(publicVacancy)));
    });
  });
  await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done));
  const port = (plain.address() as { port: number }).port;
  const times = { full: [] as number[], plain: [] as number[], few: [] as number[], many: [] as number[] };
  for (let round = -30; round < rounds; round += 1) {
    const takes = {
      full: await timed(() => read(`http://127.0.0.1:${full.port}/vacancies`)),
      plain: await timed(() => read(`http://127.0.0.1:${port}/`)),
      few: await timed(async () => (await few.server.request('http://localhost/vacancies')).arrayBuffer()),
      many: await timed(async () => (await many.server.request('http://localhost/vacancies')).arrayBuffer()),
    };
    if (round < 0) continue;
    for (const name of Object.keys(times) as (keyof typeof times)[]) times[name].push(takes[name]);
  }
  const share = median(times.plain) / median(times.full);
  const [ours, theirs] = [times.full, times.plain].map((list) => median(list).toFixed(2));
  console.log(`the list over HTTP: ${ours} ms, the same SQL in plain code ${theirs} ms, share ${share.toFixed(2)}`);
  const ratio = median(times.many) / median(times.few);
  const [most, least] = [times.many, times.few].map((list) => median(list).toFixed(2));
  console.log(`the bare list of ${large}: ${most} ms, of ${small}: ${least} ms, ratio ${ratio.toFixed(2)}`);
  plain.close();
  await full.stop();
  for (const { connections } of stands) await connections.close();
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
