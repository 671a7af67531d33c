import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../src/compose/app.ts';
import { ensureDatabase, prepareDatabase } from '../src/compose/migrate.ts';
import { openCluster } from '../src/db/cluster/cluster.ts';
import { connect } from '../src/db/database.ts';
import { withSql } from '../test/support/sql.ts';
import type { Tag } from '../test/support/sql.ts';
import { fill } from './fill.ts';
import { multiply } from './multiply.ts';
import { benchServices, median } from './services.ts';

// The lists of everybody while the platform grows: a million vacancies with five million applications beside ten
// thousand with fifty thousand. There are a hundred times as many companies and candidates, each as large as before:
// bench/lists.ts and bench/applications.ts have what one employer with many of them waits for.

const small = 10_000;
const large = Number(process.env.KASB_BENCH_LARGE ?? 1_000_000);
const rounds = 40;
const warmUp = 2;
/** A list that takes long is asked for less often. */
const fewest = 3;
const atMostMs = 10_000;
const worstRatio = 3;
const operatorToken = randomBytes(32).toString('base64url');

const dayMs = 24 * 60 * 60 * 1000;
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const lists = {
  visitor: [
    '/vacancies',
    '/vacancies?search=технолог швейного&location=Самарканд',
    '/vacancies?search=бухгалтеры&employmentType=parttime',
    '/vacancies?search=диспечер',
    '/vacancies?city=tashkent',
    '/vacancies/counts',
    '/vacancies/{vacancy}',
    '/vacancies/{vacancy}/similar',
    '/companies/{company}/vacancies',
  ],
  employer: [
    '/api/employer/companies',
    '/api/employer/vacancies',
    '/api/employer/companies/{company}/vacancies',
    '/api/employer/applications',
    '/api/employer/applications?q=Мадина',
    '/api/employer/applications/{application}/same-person',
    '/api/employer/vacancies/{vacancy}/applications',
    '/api/employer/application-board',
    '/api/employer/application-counts',
    `/api/employer/analytics/vacancies?from=${dayBefore(29)}&to=${dayBefore(0)}`,
    '/api/employer/salary-benchmark?title=технолог',
    '/notifications',
  ],
  candidate: [
    '/candidate/applications',
    '/candidate/dashboard',
    '/candidate/recommendations',
    '/candidate/saved-vacancies',
  ],
  operator: [
    '/api/operator/moderation',
    '/api/operator/companies',
    '/api/operator/companies?search=Компания',
    '/api/operator/people',
    '/api/operator/people?search=99891000',
    '/api/operator/people?search=Мадина',
    '/api/operator/find?q=Мадина',
    '/api/operator/find?q=технолог',
    '/api/operator/today',
    '/api/operator/counts',
  ],
};

/** Lets somebody in. @returns their token */
async function signIn(sql: Tag, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`insert into sessions (token_hash, user_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${userId}, now() + interval '29 days')`;
  return token;
}

/** A platform of a size, with somebody of each kind who is signed in. */
async function open(size: number, urlOf: (database: string) => string) {
  const name = `bench_${size}`;
  await ensureDatabase(urlOf('postgres'), name);
  await prepareDatabase(urlOf(name), { isDemo: false, now: new Date() });
  const connections = withSql(connect(urlOf(name)));
  const { sql } = connections;
  const startedAt = performance.now();
  await fill(sql, small);
  await multiply(sql, size);
  const [sized] = await sql`select round(pg_database_size(current_database()) / 1024.0 ^ 2) as megabytes,
    (select count(*) from applications) as applications, (select count(*) from vacancy_search) as public`;
  console.log(
    `${size} vacancies, ${sized?.public} of them public, ${sized?.applications} applications, ` +
      `${sized?.megabytes} MB: written in ` +
      `${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
  const [ids] = await sql`
    select application.id as application, vacancy.id as vacancy, vacancy.company_id as company,
      candidate_id as candidate
    from bench_vacancies join vacancies vacancy using (id) join applications application on vacancy_id = vacancy.id
    where number = ${size / 2} limit 1`;
  const [owner] = await sql`insert into users (phone, first_name, last_name, role, phone_verified)
    values ('998900000001', 'Азиз', 'Каримов', 'employer', true) returning id`;
  await sql`insert into company_members (company_id, user_id, role)
    values (${String(ids?.company)}, ${String(owner?.id)}, 'owner')`;
  const tokens: Partial<Record<string, string>> = {
    employer: await signIn(sql, String(owner?.id)),
    candidate: await signIn(sql, String(ids?.candidate)),
    operator: operatorToken,
  };
  const app = createApp(benchServices(connections, { operatorToken }));
  return {
    size,
    close: connections.close,
    async ask(who: string, path: string) {
      const filled = path.replace(/\{(\w+)\}/, (_, key: string) => String(ids?.[key]));
      const token = tokens[who];
      const response = await app.request(`http://localhost${encodeURI(filled)}`, {
        headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      });
      if (response.status !== 200) throw new Error(`${filled} answers ${response.status}: ${await response.text()}`);
      const answer = (await response.json()) as { items?: unknown[] };
      return answer.items?.length ?? 1;
    },
  };
}

const dataDir = await mkdtemp(join(tmpdir(), 'kasb-bench-'));
const cluster = await openCluster({
  dataDir,
  settings: ['fsync=off', 'synchronous_commit=off', 'shared_buffers=512MB', 'max_wal_size=8GB'],
});
try {
  const few = await open(small, cluster.urlOf);
  const many = await open(large, cluster.urlOf);
  const timed = async (ask: () => Promise<number>, times: number[]) => {
    const startedAt = performance.now();
    const found = await ask();
    times.push(performance.now() - startedAt);
    return found;
  };
  for (const [who, paths] of Object.entries(lists)) {
    for (const path of paths) {
      const times = { few: [] as number[], many: [] as number[] };
      let found = 0;
      // In turns, so that a busy machine slows both alike.
      const until = performance.now() + atMostMs;
      for (
        let round = 0;
        round < warmUp + rounds && (round < warmUp + fewest || performance.now() < until);
        round += 1
      ) {
        await timed(() => few.ask(who, path), times.few);
        found = await timed(() => many.ask(who, path), times.many);
      }
      const [least, most] = [times.few, times.many].map((list) => median(list.slice(warmUp)));
      const ratio = (most ?? 0) / (least ?? 0);
      if (ratio > worstRatio) process.exitCode = 1;
      console.log(
        `${ratio > worstRatio ? 'SLOWER ' : ''}${who} ${path}: ${least?.toFixed(1)} ms, ${most?.toFixed(1)} ms, ` +
          `ratio ${ratio.toFixed(2)}, ${found} found`,
      );
    }
  }
  await few.close();
  await many.close();
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
