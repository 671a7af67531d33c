import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureDatabase, prepareDatabase } from '../src/compose/migrate.ts';
import { openCluster } from '../src/db/cluster/cluster.ts';
import { connect } from '../src/db/database.ts';
import { withSql } from '../test/support/sql.ts';
import type { Tag } from '../test/support/sql.ts';
import { fill } from './fill.ts';
import { openRollout } from './rollout.ts';
import type { Reading } from './rollout.ts';
import { startWatch } from './watch.ts';

// People at work with one server: of a hundred steps seventy search, twenty open a vacancy, ten are an employer's. Each
// comes from an address of his own and thinks between two steps. Nothing outside this machine is asked. With --deploy a
// second server takes over in the middle, and the first one drains; --pictures draws the board's panels into a folder.

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
    vacancies: { type: 'string', default: '10000' },
    think: { type: 'string', default: '5000' },
    deploy: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
});
const people = Number(values.people);
const seconds = Number(values.seconds);
const vacancies = Number(values.vacancies);
const think = Number(values.think);
const aims = { p95: 300, growth: 1.05 };
const atMostSeconds = 1800;
const words = ['повар', 'швея', 'водитель', 'инженер', 'бухгалтер', 'склад', 'сварщик', 'учитель', 'врач', 'юрист'];

type Step = 'search' | 'vacancy' | 'employer';
const times: Record<Step, number[]> = { search: [], vacancy: [], employer: [] };
let failures = 0;

/** The same steps in each run. */
function chanceOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A few words are asked for most of the time. */
const wordOf = (chance: () => number) => words[Math.floor(words.length * chance() ** 3)] ?? '';

const secondsSince = (moment: number) => ((performance.now() - moment) / 1000).toFixed(0);

const shareOf = (list: readonly number[], share: number) =>
  list.toSorted((left, right) => left - right)[Math.floor((list.length - 1) * share)] ?? 0;

async function ask(step: Step, url: string, headers: Record<string, string>): Promise<string> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { accept: 'application/json', ...headers } }).catch(() => undefined);
  const text = (await response?.text().catch(() => undefined)) ?? '';
  times[step].push(performance.now() - startedAt);
  if (response?.status !== 200) failures += 1;
  return text;
}

interface Town {
  url: string;
  token: string;
  until: number;
}

async function live(number: number, { url, token, until }: Town): Promise<void> {
  const chance = chanceOf(number + 1);
  const own = { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
  const signedIn = { ...own, authorization: `Bearer ${token}` };
  let seen: string[] = [];
  await delay(chance() * think);
  while (performance.now() < until) {
    const step = chance();
    if (step < 0.1) {
      const list = chance() < 0.5 ? 'vacancies' : 'applications';
      await ask('employer', `${url}/api/employer/${list}`, signedIn);
    } else if (step < 0.3 && seen.length > 0) {
      await ask('vacancy', `${url}/vacancies/${seen[Math.floor(chance() * seen.length)]}`, own);
    } else {
      const query = chance() < 0.3 ? '' : `?q=${encodeURIComponent(wordOf(chance))}`;
      const text = await ask('search', `${url}/vacancies${query}`, own);
      seen = [...text.matchAll(/"id":"([\da-f-]{36})"/g)].map(([, id = '']) => id);
    }
    await delay(chance() * 2 * think);
  }
}

/** Lets the owner of all vacancies come in. */
async function signIn(sql: Tag): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [owner] = await sql<{ id: string }[]>`select id from users where phone = '998900000000'`;
  const [company] = await sql<{ id: string }[]>`select id from companies order by name limit 1`;
  const [userId, companyId] = [owner?.id ?? '', company?.id ?? ''];
  await sql`insert into company_members (company_id, user_id, role) values (${companyId}, ${userId}, 'owner')`;
  await sql`insert into sessions (token_hash, user_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${userId}, now() + interval '29 days')`;
  return token;
}

const firstMetricsPort = 9464;

/** How a server's memory went once its caches and the compiler had what they need: after a third of its life. */
function growthOf(readings: readonly Reading[]) {
  const warm = readings.slice(Math.floor(readings.length / 3));
  const half = Math.floor(warm.length / 2);
  const [before = 0, after = 0] = [warm.slice(0, half), warm.slice(half)].map((part) =>
    shareOf(
      part.map(({ memory }) => memory),
      0.5,
    ),
  );
  const first = readings[0]?.processor ?? 0;
  const last = readings.at(-1)?.processor ?? 0;
  return {
    before,
    after,
    processor: last - first,
    lag: shareOf(
      warm.map(({ lag }) => lag),
      0.95,
    ),
  };
}

const dataDir = await mkdtemp(join(tmpdir(), 'kasb-load-'));
const cluster = await openCluster({ dataDir });
try {
  await ensureDatabase(cluster.urlOf('postgres'), 'load');
  const url = cluster.urlOf('load');
  await prepareDatabase(url, { isDemo: false, now: new Date() });
  const { sql, close } = withSql(connect(url, { max: 2 }));
  await fill(sql, vacancies);
  const token = await signIn(sql);
  const rollout = await openRollout(
    { DATABASE_URL: url, KASB_DATA_DIR: dataDir, KASB_TRUST_PROXY: '127.0.0.1,::1' },
    firstMetricsPort,
  );
  const watch = values.pictures === undefined ? undefined : await startWatch(firstMetricsPort);
  const start = performance.now();
  const length = Math.min(seconds, atMostSeconds) * 1000;
  const town = { token, url: rollout.url, until: start + length };
  const cpu = process.cpuUsage();
  const living = Promise.all(Array.from({ length: people }, (_, number) => live(number, town)));
  if (values.deploy) {
    await delay(length / 2);
    const deployedAt = performance.now();
    await rollout.replace();
    console.log(`deployed in the middle: another server, and the first one gone after ${secondsSince(deployedAt)} s`);
  }
  await living;
  const { user, system } = process.cpuUsage(cpu);
  const took = (performance.now() - start) / 1000;
  if (values.pictures !== undefined) await watch?.draw(values.pictures);
  const all = Object.values(times).flat();
  console.log(
    `${people} people, ${vacancies} vacancies, ${took.toFixed(0)} s: ${all.length} requests, ` +
      `${(all.length / took).toFixed(0)} a second, ${failures} failed`,
  );
  for (const [step, list] of [...Object.entries(times), ['all', all] as const])
    console.log(
      `${step}: ${list.length}, median ${shareOf(list, 0.5).toFixed(0)} ms, p95 ` +
        `${shareOf(list, 0.95).toFixed(0)} ms, p99 ${shareOf(list, 0.99).toFixed(0)} ms`,
    );
  const grown = [...Map.groupBy(rollout.readings, ({ server }) => server)].map(([server, readings]) => {
    const { before, after, processor, lag } = growthOf(readings);
    console.log(
      `server ${server}: ${processor.toFixed(1)} s of the processor, event loop p99 ${lag.toFixed(0)} ms, memory ` +
        `${before.toFixed(0)} to ${after.toFixed(0)} MiB`,
    );
    return after / before;
  });
  const growth = Math.max(...grown);
  console.log(
    `who asks: ${((user + system) / 1e6).toFixed(1)} s of the processor; the machine's load ` +
      `${loadavg()[1]?.toFixed(1)}`,
  );
  const isLate = shareOf(all, 0.95) > aims.p95;
  if (failures > 0 || isLate || growth > aims.growth) process.exitCode = 1;
  console.log(
    `aims: none failed, p95 ${aims.p95} ms, memory ${aims.growth} times: ${process.exitCode ? 'missed' : 'kept'}`,
  );
  await watch?.stop();
  await rollout.stop();
  await close();
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
