import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startFakeHeadHunter } from '@kasb/fake-headhunter';
import { createHeadHunter } from '../src/adapters/headhunter/headHunter.ts';
import { createApp } from '../src/compose/app.ts';
import { ensureDatabase, prepareDatabase } from '../src/compose/migrate.ts';
import { openCluster } from '../src/db/cluster/cluster.ts';
import { connect } from '../src/db/database.ts';
import { sealTokens } from '../src/headhunter/sealedTokens.ts';
import { walkResponses } from '../src/headhunter/walk.ts';
import { createSealer } from '../src/sealing/sealer.ts';
import { hashOf, newToken } from '../src/sealing/secrets.ts';
import { benchServices, median } from './services.ts';

// An employer's applications: the list page with 10,000 of them against the same with 100, all and of one status, the
// board, a neighbour, a search and the counts; a batch of 1,000, and what it costs others meanwhile. Then 2,000 and
// 6,000 responses of HeadHunter brought in: time, calls, memory.

// What is garbage does not count; node gives its collector to none unless asked.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

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
const worstCalls = 1.1;
const worstGrowthMb = 30;

const dataDir = await mkdtemp(join(tmpdir(), 'kasb-bench-'));
const cluster = await openCluster({ dataDir, settings: ['fsync=off', 'synchronous_commit=off'] });
const fake = await startFakeHeadHunter();
try {
  const url = cluster.urlOf('bench_applications');
  await ensureDatabase(cluster.urlOf('postgres'), 'bench_applications');
  await prepareDatabase(url, { isDemo: false, now: new Date() });
  const connections = connect(url);
  const { sql, close } = connections;
  const sealer = createSealer([randomBytes(32)]);
  const headHunter = createHeadHunter({
    apiUrl: fake.url,
    authorizeUrl: `${fake.url}/oauth/authorize`,
    clientId: fake.clientId,
    clientSecret: fake.clientSecret,
    userAgent: 'Kasb/1.0 (bench@kasb.uz)',
    sealer,
  });
  const services = benchServices(connections, { headHunter });
  let last = '';
  const app = createApp(services);
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
  await bringIn(2000);
  await bringIn(6000);
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

  async function bringIn(size: number): Promise<void> {
    const vacancy = fake.addVacancy({ name: `Технолог ${size}` });
    fake.addResponses(vacancy.id, { count: size });
    const back = await fake.consent(
      headHunter.consentUrl({ state: 's', verifier: 'v', redirectUri: 'http://localhost/' }),
    );
    const tokens = await headHunter.exchange({
      code: back.searchParams.get('code') ?? '',
      verifier: 'v',
      redirectUri: 'http://localhost/',
    });
    const [row] = await sql`select vacancies.id, user_id from vacancies join company_members using (company_id)
      where vacancies.id not in (select vacancy_id from headhunter_vacancies) limit 1`;
    const userId = String(row?.user_id);
    const { accessToken, refreshToken } = sealTokens(sealer, userId, tokens, new Date());
    await sql`insert into headhunter_connections (user_id, employer_id, manager_id, access_token, refresh_token,
      expires_at, connected_at)
      values (${userId}, '1455001', '4062820', ${accessToken}, ${refreshToken}, now() + interval '1 day', now())
      on conflict (user_id) do update set access_token = excluded.access_token, refresh_token = excluded.refresh_token`;
    await sql`insert into headhunter_lendings (company_id, user_id, lent_at)
      select company_id, ${userId}, now() from vacancies where id = ${String(row?.id)} on conflict do nothing`;
    await sql`insert into headhunter_vacancies (vacancy_id, hh_vacancy_id, employer_id, user_id, linked_at)
      values (${String(row?.id)}, ${vacancy.id}, '1455001', ${userId}, now())`;
    fake.requests.length = 0;
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().heapUsed / 1024 / 1024)), 20);
    const before = heapMb();
    const startedAt = performance.now();
    await walkResponses({ ...services, headHunter }, String(row?.id));
    clearInterval(watch);
    const seconds = (performance.now() - startedAt) / 1000;
    const growth = heapMb() - before;
    const [found] =
      await sql`select count(*)::int, count(distinct negotiation_id)::int as different from headhunter_negotiations
        where vacancy_id = ${String(row?.id)}`;
    const calls = fake.requests.length;
    const counts = [
      ...Map.groupBy(
        [...fake.world.negotiations.values()].filter(({ vacancyId }) => vacancyId === vacancy.id),
        ({ state }) => state,
      ).values(),
    ];
    const pages = counts.reduce((sum, list) => sum + Math.ceil(list.length / 50), 0);
    console.log(
      `${size} responses: ${seconds.toFixed(1)} s, ${calls} calls for ${pages} pages, heap ${growth.toFixed(1)} ` +
        `MB more after it, peak ${peak.toFixed(0)} MB (the fake's own included)`,
    );
    if (found?.count !== size || found.different !== size || calls > worstCalls * pages || growth > worstGrowthMb)
      process.exitCode = 1;
  }

  function heapMb(): number {
    collectGarbage();
    return process.memoryUsage().heapUsed / 1024 / 1024;
  }
} finally {
  await fake.stop();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
