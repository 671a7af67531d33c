import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startFakeHeadHunter } from '@kasb/fake-headhunter';
import { createHeadHunter } from '../src/adapters/headhunter/headHunter.ts';
import { ensureDatabase, prepareDatabase } from '../src/compose/migrate.ts';
import { openCluster } from '../src/db/cluster/cluster.ts';
import { connect } from '../src/db/database.ts';
import { sealTokens } from '../src/headhunter/sealedTokens.ts';
import { walkResponses } from '../src/headhunter/walk.ts';
import { createSealer } from '../src/sealing/sealer.ts';
import { withSql } from '../test/support/sql.ts';
import { benchServices } from './services.ts';

// 2,000 and 6,000 responses of HeadHunter brought in: time, calls, memory.

// What is garbage does not count; node gives its collector to none unless asked.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const worstCalls = 1.1;
const worstGrowthMb = 30;

const dataDir = await mkdtemp(join(tmpdir(), 'kasb-bench-'));
const cluster = await openCluster({ dataDir, settings: ['fsync=off', 'synchronous_commit=off'] });
const fake = await startFakeHeadHunter();
try {
  const url = cluster.urlOf('bench_responses');
  await ensureDatabase(cluster.urlOf('postgres'), 'bench_responses');
  await prepareDatabase(url, { isDemo: false, now: new Date() });
  const connections = withSql(connect(url));
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
  const services = benchServices(connections);
  const [user] = await sql`insert into users (phone, first_name, last_name, role, phone_verified)
    values ('998900000001', 'А', 'Б', 'employer', true) returning id`;
  const userId = String(user?.id);
  const [firm] = await sql`insert into companies (name, email, phone, company_type, area_id)
    values ('Компания', 'a@b.uz', '998900000000', 'legal', 1) returning id`;
  const companyId = String(firm?.id);
  await sql`insert into company_members (company_id, user_id, role) values (${companyId}, ${userId}, 'owner')`;

  await bringIn(2000);
  await bringIn(6000);
  await close();

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
    const [row] = await sql`insert into vacancies (company_id, title, status, created_by)
      values (${companyId}, 'Технолог', 'active', ${userId}) returning id`;
    const vacancyId = String(row?.id);
    const { accessToken, refreshToken } = sealTokens(sealer, userId, tokens, new Date());
    await sql`insert into headhunter_connections (user_id, employer_id, manager_id, access_token, refresh_token,
      expires_at, connected_at)
      values (${userId}, '1455001', '4062820', ${accessToken}, ${refreshToken}, now() + interval '1 day', now())
      on conflict (user_id) do update set access_token = excluded.access_token, refresh_token = excluded.refresh_token`;
    await sql`insert into headhunter_lendings (company_id, user_id, lent_at)
      values (${companyId}, ${userId}, now()) on conflict do nothing`;
    await sql`insert into headhunter_vacancies (vacancy_id, hh_vacancy_id, employer_id, user_id, linked_at)
      values (${vacancyId}, ${vacancy.id}, '1455001', ${userId}, now())`;
    fake.requests.length = 0;
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().heapUsed / 1024 / 1024)), 20);
    const before = heapMb();
    const startedAt = performance.now();
    await walkResponses({ ...services, headHunter }, vacancyId);
    clearInterval(watch);
    const seconds = (performance.now() - startedAt) / 1000;
    const growth = heapMb() - before;
    const [found] =
      await sql`select count(*)::int, count(distinct negotiation_id)::int as different from headhunter_negotiations
        where vacancy_id = ${vacancyId}`;
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
