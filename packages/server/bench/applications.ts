import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../src/compose/app.ts';
import { ensureDatabase, prepareDatabase } from '../src/compose/migrate.ts';
import { openCluster } from '../src/db/cluster/cluster.ts';
import { connect } from '../src/db/database.ts';
import { hashOf, newToken } from '../src/sealing/secrets.ts';
import { withSql } from '../test/support/sql.ts';
import { benchServices, median } from './services.ts';

// An employer's applications: the list page with 10,000 of them against the same with 100, all and of one status, the
// board, a neighbour, a search and the counts; a batch of 1,000, and what it costs others meanwhile.

const rounds = 150;
const warmUp = 15;
/** Of a page; counting has to look at each of them. */
const worstRatio = 2;
const worstCountRatio = 3;
const worstSearchRatio = 4;
const worstSearchMs = 150;
const worstBatchMs = 1500;
const worstMeanwhile = 2;
const batches = 5;

const dataDir = await mkdtemp(join(tmpdir(), 'kasb-bench-'));
const cluster = await openCluster({ dataDir, settings: ['fsync=off', 'synchronous_commit=off'] });
try {
  const url = cluster.urlOf('bench_applications');
  await ensureDatabase(cluster.urlOf('postgres'), 'bench_applications');
  await prepareDatabase(url, { isDemo: false, now: new Date() });
  const connections = withSql(connect(url));
  const { sql, close } = connections;
  let last = '';
  const app = createApp(benchServices(connections));
  const few = await employer(1, 100);
  const many = await employer(2, 10_000);
  await sql`vacuum analyze`;

  const lists = ['/api/employer/applications', '/api/employer/applications?status=offer'];
  for (const path of lists) await compare(path, worstRatio);
  await compare('/api/employer/application-board', worstRatio);
  await compare('/api/employer/application-counts', worstCountRatio);
  await compare('/api/employer/applications?q=Алиева&status=offer', worstSearchRatio, worstSearchMs);
  await compare('/api/employer/applications/{id}/neighbours', worstCountRatio);
  await moveMany();
  await close();

  async function send(token: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await app.request(`http://localhost${path}`, request);
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Record<string, unknown>;
  }

  /** An application in the middle of an employer's. */
  async function middleOf(token: string): Promise<string> {
    const { items } = await send(token, '/api/employer/applications?limit=50');
    return (items as { id: string }[])[49]?.id ?? '';
  }

  /** Counts the readers of 1,000, refuses them with a message, takes it back; another's pages are read meanwhile. */
  async function moveMany(): Promise<void> {
    const ids = await sql`select applications.id from applications join vacancies on vacancies.id = vacancy_id
      where company_id = (select company_id from company_members join sessions using (user_id)
        where token_hash = ${hashOf(many)}) and applications.status = 'applied' order by applications.id limit 1000`;
    const body = {
      applicationIds: ids.map(({ id }) => String(id)),
      action: { status: 'rejected', reason: 'skills' },
      message: { textRu: '{{first_name}}, по вакансии «{{vacancy}}» выбрали других.' },
    };
    const page = async () => {
      const startedAt = performance.now();
      await send(few, '/api/employer/applications');
      return performance.now() - startedAt;
    };
    const none = (): number[] => [];
    const times = { alone: none(), meanwhile: none(), readers: none(), batch: none(), undo: none() };
    for (let round = 0; round < rounds; round += 1) times.alone.push(await page());
    for (let round = 0; round < batches; round += 1) {
      const askedAt = performance.now();
      const { applicationIds, action } = body;
      const { app: readers } = await send(many, '/api/employer/application-batches/readers', {
        applicationIds,
        action,
      });
      times.readers.push(performance.now() - askedAt);
      if (readers !== 1000) throw new Error(`the message would have ${String(readers)} readers`);
      for (const kind of ['batch', 'undo'] as const) {
        const startedAt = performance.now();
        let isDone = false;
        const path = '/api/employer/application-batches';
        const act = kind === 'batch' ? send(many, path, body) : send(many, `${path}/${last}/undo`, {});
        const ended = act.then((answer) => {
          isDone = true;
          times[kind].push(performance.now() - startedAt);
          if ((answer.changed ?? answer.restored) !== 1000) throw new Error(JSON.stringify(answer).slice(0, 200));
          last = String(answer.id);
        });
        while (!isDone) times.meanwhile.push(await page());
        await ended;
      }
    }
    const ratio = median(times.meanwhile) / median(times.alone);
    console.log(
      `a batch of 1,000 with a message: ${median(times.batch).toFixed(0)} ms, its undo ` +
        `${median(times.undo).toFixed(0)} ms, its readers counted in ${median(times.readers).toFixed(0)} ms; ` +
        `another's list meanwhile ${median(times.meanwhile).toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
    );
    if (Math.max(median(times.batch), median(times.undo)) > worstBatchMs || ratio > worstMeanwhile)
      process.exitCode = 1;
  }

  async function compare(path: string, worst: number, worstMs = Infinity): Promise<void> {
    const ids = path.includes('{id}')
      ? new Map([
          [few, await middleOf(few)],
          [many, await middleOf(many)],
        ])
      : undefined;
    const ask = (token: string) => send(token, path.replace('{id}', ids?.get(token) ?? ''));
    const times = { few: [] as number[], many: [] as number[] };
    // In turns, so that a busy machine slows both alike.
    for (let round = -warmUp; round < rounds; round += 1) {
      for (const [kind, token] of [
        ['few', few],
        ['many', many],
      ] as const) {
        const startedAt = performance.now();
        await ask(token);
        if (round >= 0) times[kind].push(performance.now() - startedAt);
      }
    }
    const ratio = median(times.many) / median(times.few);
    console.log(
      `${path}: of 100 ${median(times.few).toFixed(1)} ms, of 10,000 ${median(times.many).toFixed(1)} ms, ` +
        `ratio ${ratio.toFixed(2)}`,
    );
    if (ratio > worst || median(times.many) > worstMs) process.exitCode = 1;
  }

  async function employer(number: number, size: number): Promise<string> {
    const token = newToken();
    const tokenHash = hashOf(token);
    const [user] = await sql`insert into users (phone, first_name, last_name, role, phone_verified)
        values (${`99890000000${number}`}, 'А', 'Б', 'employer', true) returning id`;
    const userId = String(user?.id);
    await sql`insert into sessions (token_hash, user_id, expires_at)
      values (${tokenHash}, ${userId}, now() + interval '29.5 days')`;
    const [firm] = await sql`insert into companies (name, email, phone, company_type, area_id)
        values ('Компания', 'a@b.uz', '998900000000', 'legal', 1) returning id`;
    await sql`insert into company_members (company_id, user_id, role)
      values (${firm?.id as string}, ${userId}, 'owner')`;
    await sql`insert into vacancies (company_id, title, status, created_by)
      select ${firm?.id as string}, 'Технолог ' || number, 'active', ${userId} from generate_series(1, 20) number`;
    await sql`insert into users (phone, first_name, last_name, role, phone_verified)
      select (998_910_000_000 + ${number * 1_000_000} + number)::text, 'Мадина', 'Алиева', 'candidate', true
      from generate_series(1, ${size}::int) number`;
    await sql`insert into applications (vacancy_id, candidate_id, candidate_name, candidate_email, status, created_at)
      select ids.list[1 + number % 20], (select id from users
        where phone = (998_910_000_000 + ${number * 1_000_000} + number)::text),
        'Мадина Алиева', 'madina@mail.uz', (array['applied', 'screening', 'interview',
        'offer', 'rejected', 'hired'])[1 + number % 6], now() - number * interval '3 minutes'
      from generate_series(1, ${size}::int) number, (select array_agg(id) as list from vacancies
        where company_id = ${firm?.id as string}) ids`;
    return token;
  }
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
