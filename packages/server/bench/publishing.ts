import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, prepareDatabase } from '../src/compose/migrate.ts';
import { openCluster } from '../src/db/cluster/cluster.ts';
import { until } from '../test/support/channel.ts';
import { askToPublish, judge, openCountingChannels, startProcess, writeScene } from '../test/support/rig.ts';
import type { Scene } from '../test/support/rig.ts';
import { openSql } from '../test/support/sql.ts';

// Postings counted exactly by two servers, and publications that survive kill -9.

const requests = 200;
const postings = 10;
const publications = 50;

const dataDir = await mkdtemp(join(tmpdir(), 'kasb-bench-'));
const cluster = await openCluster({ dataDir });
try {
  await countPostings();
  await survive();
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function makeDatabase(name: string): Promise<{ url: string; sql: ReturnType<typeof openSql> }> {
  await ensureDatabase(cluster.urlOf('postgres'), name);
  await prepareDatabase(cluster.urlOf(name), { isDemo: false, now: new Date() });
  return { url: cluster.urlOf(name), sql: openSql(cluster.urlOf(name)) };
}

/** 200 vacancies of one company at once, 10 postings left, two server processes. */
async function countPostings(): Promise<void> {
  const { url, sql } = await makeDatabase('bench_postings');
  const scene = await writeScene(sql, { vacancies: requests, postings });
  const site: Scene = { ...scene, serviceIds: { website: scene.serviceIds.website ?? '' } };
  const servers = await Promise.all([startProcess({ DATABASE_URL: url }), startProcess({ DATABASE_URL: url })]);
  const startedAt = performance.now();
  const statuses = await Promise.all(
    scene.vacancyIds.map((id, index) => askToPublish(servers[index % 2]?.url ?? '', site, id)),
  );
  const ms = performance.now() - startedAt;
  const counted = (status: number) => statuses.filter((given) => given === status).length;
  const [row] = await sql<{ used: number; published: number; shown: number }[]>`
    select (select postings_used from subscriptions) as used, (select count(*)::int from deliveries
      where status = 'success') as published,
      (select count(*)::int from vacancy_search) as shown`;
  const isExact =
    counted(200) === postings &&
    counted(422) === requests - postings &&
    row?.used === postings &&
    row.published === postings &&
    row.shown === postings;
  console.log(
    `${requests} publish requests at once by two servers, ${postings} postings left: ${counted(200)} succeed, ` +
      `${counted(422)} are refused, ` +
      `${row?.used} postings used, ${row?.published} published, ${row?.shown} public, in ${Math.round(ms)} ms`,
  );
  if (!isExact) process.exitCode = 1;
  for (const server of servers) await server.kill('SIGTERM');
  await sql.end();
}

/** Two servers are killed in the middle of 50 publications to three services; one starts again. */
async function survive(): Promise<void> {
  const { url, sql } = await makeDatabase('bench_survival');
  const channels = await openCountingChannels(100);
  const env = { DATABASE_URL: url, ...channels.env };
  const scene = await writeScene(sql, { vacancies: publications, postings: null });
  const servers = await Promise.all([startProcess(env), startProcess(env)]);
  const asked = scene.vacancyIds.map((id, index) => askToPublish(servers[index % 2]?.url ?? '', scene, id));
  await until(() => channels.total() >= publications / 2);
  for (const server of servers) await server.kill('SIGKILL');
  await Promise.all(asked);
  const callsBefore = channels.total();
  const killedAt = performance.now();
  const again = await startProcess(env);
  await Promise.all(scene.vacancyIds.map((id) => askToPublish(again.url, scene, id)));
  await until(async () => (await sql`select from deliveries where status = 'running'`).length === 0);
  const { parts, dishonest, twice, failed } = await judge(sql, scene, channels);
  console.log(
    `kill -9 of both after ${callsBefore} calls of ${publications} publications to 3 services, restart: ${parts} ` +
      `outcomes after ${((performance.now() - killedAt) / 1000).toFixed(0)} s, ` +
      `${failed.length} honest failures, ${twice.length} twice, ${dishonest.length} untrue`,
  );
  if (parts !== publications * 3 || dishonest.length > 0 || twice.length > 0) process.exitCode = 1;
  await again.kill('SIGTERM');
  await channels.close();
  await sql.end();
}
