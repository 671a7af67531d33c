import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureDatabase, prepareDatabase } from '../src/compose/migrate.ts';
import { openCluster } from '../src/db/cluster/cluster.ts';
import { connect } from '../src/db/database.ts';
import { startProcess } from '../test/support/rig.ts';
import { withSql } from '../test/support/sql.ts';
import type { Tag } from '../test/support/sql.ts';
import { fill } from './fill.ts';

// What one candidate costs everybody else: a server is asked by neighbours, who search, open a vacancy and read their
// own, beside somebody who reads, saves from an old version 25 times at once, or reads a resume's PDF in a loop.
const VACANCIES = 2000;
const AT_ONCE = 25;
const PHASE_MS = 15_000;
const MOST_SLOWER = 1.5;
const MOST_SAVES = 2;

interface Person {
  token: string;
  resumeId: string;
}

async function signUp(sql: Tag, number: number): Promise<Person> {
  const token = randomBytes(32).toString('base64url');
  const [userId, resumeId] = [randomUUID(), randomUUID()];
  await sql`insert into users (id, phone, first_name, last_name, role)
    values (${userId}, ${`99890${String(5_000_000 + number)}`}, 'Аня', 'Ли', 'candidate')`;
  await sql`insert into sessions (token_hash, user_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${userId}, now() + interval '29 days')`;
  await sql`insert into resumes (id, user_id, title, about, version, is_default, visibility)
    values (${resumeId}, ${userId}, 'Швея', ${'Шью платья и пальто. '.repeat(100)}, 2, true, 'responded')`;
  return { token, resumeId };
}

const percentile = (list: readonly number[], share: number) =>
  list.toSorted((left, right) => left - right)[Math.floor((list.length - 1) * share)] ?? 0;

const dataDir = await mkdtemp(join(tmpdir(), 'kasb-neighbours-'));
const cluster = await openCluster({ dataDir });
try {
  await ensureDatabase(cluster.urlOf('postgres'), 'neighbours');
  const url = cluster.urlOf('neighbours');
  await prepareDatabase(url, { isDemo: false, now: new Date() });
  const { sql, close } = withSql(connect(url, { max: 2 }));
  await fill(sql, VACANCIES);
  const [busy, ...others] = await Promise.all(Array.from({ length: 6 }, (_, number) => signUp(sql, number)));
  if (!busy) throw new Error('nobody signed up');
  await close();
  const server = await startProcess({ DATABASE_URL: url, KASB_DATA_DIR: dataDir, KASB_TRUST_PROXY: '127.0.0.1,::1' });
  const statuses = new Map<string, number>();
  const ask = async (path: string, from: number, init: RequestInit = {}) => {
    const headers = { accept: 'application/json', 'x-forwarded-for': `10.0.0.${from}`, ...init.headers };
    const startedAt = performance.now();
    const response = await fetch(server.url + path, { ...init, headers });
    await response.arrayBuffer();
    return { ms: performance.now() - startedAt, status: response.status };
  };

  const read = async () =>
    ask(`/candidate/resumes/${busy.resumeId}`, 1, { headers: { authorization: `Bearer ${busy.token}` } });
  const save = async () =>
    ask(`/candidate/resumes/${busy.resumeId}`, 1, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${busy.token}`, 'content-type': 'application/json', 'if-match': '"1"' },
      body: JSON.stringify({ title: 'Портной' }),
    });
  const ticket = await fetch(`${server.url}/candidate/resumes/${busy.resumeId}/pdf`, {
    method: 'POST',
    headers: { authorization: `Bearer ${busy.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { url: address } = (await ticket.json()) as { url: string };
  const pdf = async () => ask(address, 1);
  const together = async (act: () => Promise<{ status: number }>, name: string, count: number) => {
    for (const { status } of await Promise.all(Array.from({ length: count }, act)))
      statuses.set(`${name} ${status}`, (statuses.get(`${name} ${status}`) ?? 0) + 1);
  };

  /** How long 25 at once take, the best of ten. */
  async function took(act: () => Promise<{ status: number }>, name: string): Promise<number> {
    const times: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const startedAt = performance.now();
      await together(act, name, AT_ONCE);
      times.push(performance.now() - startedAt);
    }
    return percentile(times, 0.5);
  }

  /** What neighbours wait, beside somebody who does this all the time. */
  async function beside(act: () => Promise<{ status: number }>, name: string, atOnce: number): Promise<number> {
    const until = performance.now() + PHASE_MS;
    const times: number[] = [];
    const living = others.map(async ({ token }, number) => {
      const own = { headers: { authorization: `Bearer ${token}` } };
      while (performance.now() < until) {
        for (const [path, init] of [
          ['/vacancies?search=швея'],
          ['/candidate/resumes', own],
          ['/users/me', own],
        ] as const) {
          const { ms, status } = await ask(path, number + 2, init);
          times.push(ms);
          if (status !== 200) statuses.set(`neighbour ${status}`, (statuses.get(`neighbour ${status}`) ?? 0) + 1);
          await delay(20);
        }
      }
    });
    const acting = (async () => {
      while (performance.now() < until) await together(act, name, atOnce);
    })();
    await Promise.all([...living, acting]);
    return percentile(times, 0.95);
  }

  const lines: [string, number, number][] = [];
  await took(read, 'read');
  const [reads, saves] = [await took(read, 'read'), await took(save, 'save')];
  lines.push([`25 stale saves ${saves.toFixed(0)} ms, 25 reads ${reads.toFixed(0)} ms`, saves / reads, MOST_SAVES]);
  const calm = await beside(read, 'read', AT_ONCE);
  for (const [name, act, atOnce] of [
    ['25 stale saves', save, AT_ONCE],
    ['one reader of a PDF', pdf, 1],
  ] as const) {
    const busyTime = await beside(act, name, atOnce);
    const text = `neighbours’ p95 ${busyTime.toFixed(0)} ms beside ${name}, ${calm.toFixed(0)} ms beside 25 reads`;
    lines.push([text, busyTime / calm, MOST_SLOWER]);
  }
  for (const [text, ratio, most] of lines) {
    console.log(`${text}: ${ratio.toFixed(2)} times (limit ${most})`);
    if (ratio > most) process.exitCode = 1;
  }
  console.log([...statuses].map(([name, count]) => `${name}: ${count}`).join(', '));
  if (statuses.has('neighbour 503')) process.exitCode = 1;
  await server.kill('SIGTERM');
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
