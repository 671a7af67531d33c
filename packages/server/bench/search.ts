import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pathOf, searchVacancies } from '@kasb/contract';
import type { VacancySearch } from '@kasb/contract';
import { createApp } from '../src/compose/app.ts';
import { ensureDatabase, prepareDatabase } from '../src/compose/migrate.ts';
import { openCluster } from '../src/db/cluster/cluster.ts';
import { connect } from '../src/db/database.ts';
import { findPublic } from '../src/search/findPublic.ts';
import { planSearch } from '../src/search/plan.ts';
import type { SqlConnections } from '../test/support/sql.ts';
import { withSql } from '../test/support/sql.ts';
import { fill } from './fill.ts';
import { benchServices, median } from './services.ts';

// A page of the public list for a few words and filters, over 10,000 and over 100,000 public vacancies.

const sizes = [10_000, 100_000] as const;
const rounds = 400;
const warmUp = 20;

const queries: VacancySearch[] = [
  { search: 'технолог швейного', location: 'Самарканд' },
  { search: 'менеджер по продажам', location: 'Ташкент', employmentType: 'fulltime' },
  { search: 'бухгалтеры', employmentType: 'parttime' },
  { search: 'водитель', location: 'Ферганская область' },
  { search: 'кладовщик склада', location: 'Наманган' },
  { search: 'агроном', employmentType: 'contract' },
  { search: 'инженер по качеству', location: 'Бухара' },
  { search: 'программист', employmentType: 'fulltime' },
];

const mistyped: VacancySearch = { search: 'диспечер', location: 'Ташкент' };

interface Stand extends SqlConnections {
  size: number;
  ask: (query: VacancySearch) => Promise<void>;
  askBare: (query: VacancySearch) => Promise<void>;
}

function stand(size: number, url: string): Stand {
  const connections = withSql(connect(url));
  const services = benchServices(connections);
  const app = createApp(services);
  const types = { fulltime: 'full-time', parttime: 'part-time', contract: 'contract', freelance: 'freelance' } as const;
  return {
    ...connections,
    size,
    async ask(query) {
      const response = await app.request(`http://localhost${pathOf(searchVacancies, { query })}`);
      if (response.status !== 200) throw new Error(await response.text());
      await response.arrayBuffer();
    },
    async askBare({ search, location, employmentType }) {
      const wish = { search, location, employmentType: employmentType && types[employmentType] };
      await findPublic(connections.db, {
        groups: await planSearch(connections.db, wish),
        after: undefined,
        limit: 51,
        language: 'ru',
        now: Date.now(),
      });
    },
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

interface Medians {
  size: number;
  request: number;
  bare: number;
  typo: number;
  plain: number;
}

/** Takes the sizes in turns, so that a busy machine slows all alike. */
async function measure(stands: Stand[]): Promise<Medians[]> {
  const takes = stands.map((stand) => ({
    stand,
    request: [] as number[],
    bare: [] as number[],
    typo: [] as number[],
    plain: [] as number[],
  }));
  for (let round = -warmUp; round < rounds; round += 1) {
    const query = queries.at(round % queries.length) ?? {};
    for (const { stand, request, bare, typo, plain } of takes) {
      const times = [
        await timed(() => stand.ask(query)),
        await timed(() => stand.askBare(query)),
        await timed(() => stand.ask(mistyped)),
        await timed(() => stand.ask({})),
      ];
      if (round >= 0) [request, bare, typo, plain].forEach((list, index) => list.push(times[index] ?? 0));
    }
  }
  return takes.map(({ stand: { size }, request, bare, typo, plain }) => ({
    size,
    request: median(request),
    bare: median(bare),
    typo: median(typo),
    plain: median(plain),
  }));
}

/** What a server with the demo holds in memory when nobody calls, in MiB. */
async function restingMemory(dataDir: string): Promise<number> {
  const env = { ...process.env, PORT: '0', KASB_DATA_DIR: dataDir, KASB_DEMO: '1', LOG_LEVEL: 'silent' };
  // The young generation is bounded as `pnpm start` does it: V8 never gives back what loading the modules took.
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--max-semi-space-size=16', main], { env });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  await delay(3000);
  const kib = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }));
  child.kill('SIGTERM');
  await ended;
  return kib / 1024;
}

const dataDir = await mkdtemp(join(tmpdir(), 'kasb-bench-'));
const cluster = await openCluster({ dataDir, settings: ['fsync=off', 'synchronous_commit=off'] });
try {
  const stands: Stand[] = [];
  for (const size of sizes) {
    const url = cluster.urlOf(`bench_${size}`);
    await ensureDatabase(cluster.urlOf('postgres'), `bench_${size}`);
    await prepareDatabase(url, { isDemo: false, now: new Date() });
    const opened = stand(size, url);
    const ms = await timed(() => fill(opened.sql, size));
    console.log(`${size} vacancies written in ${(ms / 1000).toFixed(0)} s`);
    stands.push(opened);
  }
  const medians = await measure(stands);
  for (const { size, request, bare, typo, plain } of medians) {
    console.log(
      `${size}: words and filters ${request.toFixed(2)} ms (SQL ${bare.toFixed(2)}, the server ` +
        `${(request - bare).toFixed(2)}), ` +
        `with a typo ${typo.toFixed(2)} ms, without filters ${plain.toFixed(2)} ms`,
    );
  }
  const [small, large] = medians;
  if (small && large) {
    const ratio = (kind: 'request' | 'typo' | 'plain') => (large[kind] / small[kind]).toFixed(2);
    console.log(
      `ratio: words and filters ${ratio('request')}, with a typo ${ratio('typo')}, without filters ${ratio('plain')}`,
    );
  }
  for (const { close } of stands) await close();
  console.log(`memory of a server at rest: ${(await restingMemory(join(dataDir, 'rest'))).toFixed(0)} MiB`);
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
