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

// An employer's own vacancies: the first page of 50 against the hundredth, of 100,000 in 20 companies.

const size = 100_000;
const companyCount = 20;
const deepPage = 100;
const rounds = 100;
const warmUp = 10;
const worstRatio = 2;

const dataDir = await mkdtemp(join(tmpdir(), 'kasb-bench-'));
const cluster = await openCluster({ dataDir, settings: ['fsync=off', 'synchronous_commit=off'] });
try {
  const url = cluster.urlOf('bench_lists');
  await ensureDatabase(cluster.urlOf('postgres'), 'bench_lists');
  await prepareDatabase(url, { isDemo: false, now: new Date() });
  const connections = withSql(connect(url));
  const { sql, close } = connections;
  const token = newToken();
  await fill(hashOf(token));

  const services = benchServices(connections);
  const app = createApp(services);
  const ask = async (path: string) => {
    const response = await app.request(`http://localhost${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (response.status !== 200) throw new Error(await response.text());
    const { items } = (await response.json()) as { items: { id: string }[] };
    return {
      items,
      next: /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
      total: response.headers.get('x-total-count'),
    };
  };

  const first = '/api/employer/vacancies';
  const seen = new Set<string>();
  let path = first;
  let deep = first;
  for (let page = 1; page <= deepPage; page += 1) {
    const { items, next, total } = await ask(path);
    for (const { id } of items) seen.add(id);
    if (total !== String(size) || next === undefined) throw new Error(`Page ${page} counts ${total}`);
    deep = path;
    path = next;
  }
  if (seen.size !== deepPage * 50) throw new Error(`${seen.size} vacancies on ${deepPage} pages`);

  const times = { first: [] as number[], deep: [] as number[] };
  // In turns, so that a busy machine slows both alike.
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const kind of ['first', 'deep'] as const) {
      const startedAt = performance.now();
      await ask(kind === 'first' ? first : deep);
      if (round >= 0) times[kind].push(performance.now() - startedAt);
    }
  }
  const ratio = median(times.deep) / median(times.first);
  console.log(
    `${size} own vacancies: page 1 ${median(times.first).toFixed(1)} ms, page ${deepPage} ` +
      `${median(times.deep).toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
  );
  if (ratio > worstRatio) process.exitCode = 1;
  await close();

  async function fill(tokenHash: Buffer): Promise<void> {
    await sql`insert into users (phone, first_name, last_name, role, phone_verified)
      values ('998900000000', 'А', 'Б', 'employer', true)`;
    await sql`insert into sessions (token_hash, user_id, expires_at)
      select ${tokenHash}, id, now() + interval '29.5 days' from users`;
    await sql`insert into companies (name, email, phone, company_type, area_id)
      select 'Компания ' || number, 'a@b.uz', '998900000000', 'legal', 1
        from generate_series(1, ${companyCount}::int) number`;
    await sql`insert into company_members (company_id, user_id, role) select companies.id, users.id, 'owner'
      from companies, users`;
    await sql`with firms as (select array_agg(id) as ids from companies)
      insert into vacancies (company_id, title, description, requirements, benefits, location, employment_type,
        salary_min, currency, status, moderation_status, created_by, created_at)
      select firms.ids[1 + number % ${companyCount}::int], 'Технолог ' || number,
        repeat('Фабрика шьёт домашний текстиль на экспорт. ', 15), array['Опыт от года', 'Ответственность'],
        array['Обеды'], 'Самарканд', 'full-time', 4000000, 'UZS', 'draft', 'approved', users.id,
        now() - number * interval '7 minutes'
      from generate_series(1, ${size}::int) number, firms, users`;
    await sql`insert into applications (vacancy_id, candidate_name) select id, 'Мадина Алиева'
      from vacancies, generate_series(1, 2)`;
    await sql`vacuum analyze`;
  }
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
