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

// An employer's numbers: 100,000 applications and ten million views of 500 vacancies in a year, each figure by itself,
// and all of them at once, as the page asks for them.

const vacancyCount = 500;
const applicationCount = 100_000;
const rounds = 15;
const warmUp = 3;
/** Of the whole page. */
const worstMs = 200;

const dayMs = 24 * 60 * 60 * 1000;
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const periods = { '30 days': dayBefore(29), 'a year': dayBefore(364) };
const figures = ['summary', 'funnel', 'stages', 'sources', 'weeks', 'vacancies'] as const;

const dataDir = await mkdtemp(join(tmpdir(), 'kasb-bench-'));
const cluster = await openCluster({ dataDir, settings: ['fsync=off', 'synchronous_commit=off'] });
try {
  const url = cluster.urlOf('bench_analytics');
  await ensureDatabase(cluster.urlOf('postgres'), 'bench_analytics');
  await prepareDatabase(url, { isDemo: false, now: new Date() });
  const connections = withSql(connect(url));
  const { sql, close } = connections;
  const token = newToken();
  await fill(hashOf(token));

  const app = createApp(benchServices(connections));
  const ask = async (figure: string, from: string) => {
    const path = `/api/employer/analytics/${figure}?from=${from}&to=${dayBefore(0)}`;
    const response = await app.request(`http://localhost${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (response.status !== 200) throw new Error(await response.text());
    return response.json() as Promise<{ views?: number; applications?: number }>;
  };
  const timeOf = async (act: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = -warmUp; round < rounds; round += 1) {
      const startedAt = performance.now();
      await act();
      if (round >= 0) times.push(performance.now() - startedAt);
    }
    return median(times);
  };

  const { views = 0, applications = 0 } = await ask('summary', periods['a year']);
  console.log(
    `${applications} applications, ${(views / 1_000_000).toFixed(1)} million views of ${vacancyCount} vacancies`,
  );
  for (const [period, from] of Object.entries(periods)) {
    const each: string[] = [];
    for (const figure of figures) each.push(`${figure} ${(await timeOf(() => ask(figure, from))).toFixed(0)}`);
    const all = await timeOf(() => Promise.all(figures.map((figure) => ask(figure, from))));
    console.log(`${period}: ${each.join(', ')}; all at once ${all.toFixed(0)} ms`);
    if (all > worstMs) process.exitCode = 1;
  }
  await close();

  async function fill(tokenHash: Buffer): Promise<void> {
    await sql`insert into users (phone, first_name, last_name, role, phone_verified)
      values ('998900000000', 'А', 'Б', 'employer', true)`;
    await sql`insert into sessions (token_hash, user_id, expires_at)
      select ${tokenHash}, id, now() + interval '29.5 days' from users`;
    await sql`insert into companies (name, email, phone, company_type, area_id)
      select 'Компания ' || number, 'a@b.uz', '998900000000', 'legal', 1 from generate_series(1, 5) number`;
    await sql`insert into company_members (company_id, user_id, role) select companies.id, users.id, 'owner'
      from companies, users`;
    await sql`with firms as (select array_agg(id) as ids from companies)
      insert into vacancies (company_id, title, description, requirements, benefits, location, employment_type,
        salary_min, currency, status, moderation_status, created_by, created_at)
      select firms.ids[1 + number % 5], 'Технолог ' || number, 'Шить', '{}', '{}', 'Самарканд', 'full-time', 4000000,
        'UZS', 'active', 'approved', users.id, now() - interval '370 days'
      from generate_series(1, ${vacancyCount}::int) number, firms, users`;
    // What triggers make of events is written at once.
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`insert into vacancy_daily (vacancy_id, day, source, views)
        select vacancies.id, current_date - back, source, 7 + (random() * 6)::int
        from vacancies, generate_series(0, 364) back,
          unnest(array['site', 'telegram', 'whatsapp', 'headhunter', 'olx', 'other']) source`;
      await transaction`insert into vacancy_monthly (vacancy_id, month, source, views)
        select vacancy_id, date_trunc('month', day)::date, source, sum(views) from vacancy_daily group by 1, 2, 3`;
      await transaction`insert into company_daily (company_id, day, source, views)
        select company_id, day, source, sum(vacancy_daily.views)
        from vacancy_daily join vacancies on vacancies.id = vacancy_id group by 1, 2, 3`;
      await transaction`insert into applications (vacancy_id, candidate_name, created_at)
        select vacancies.id, 'Мадина Алиева', now() - random() * interval '364 days'
        from vacancies, generate_series(1, ${applicationCount / vacancyCount}::int)`;
      await transaction`insert into application_stages (application_id, vacancy_id, day, source, reached, outcome,
          applied_at, first_reply_at, hired_at, applied_for, screening_for, interview_for, offer_for)
        select id, vacancy_id, created_at::date,
          (array['site', 'telegram', 'whatsapp', 'headhunter', 'olx', 'other'])[1 + (random() * 5)::int], reached,
          case when reached = 4 then 'hired' when random() < 0.4 then 'rejected' else 'open' end, created_at,
          created_at + random() * interval '3 days',
          case when reached = 4 then created_at + random() * interval '40 days' end,
          case when reached > 0 then (random() * 500000)::int end,
          case when reached > 1 then (random() * 500000)::int end,
          case when reached > 2 then (random() * 500000)::int end,
          case when reached > 3 then (random() * 500000)::int end
        from (select id, vacancy_id, created_at, floor(random() * random() * 5)::int as reached
          from applications) application`;
    });
    await sql`vacuum analyze`;
  }
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
