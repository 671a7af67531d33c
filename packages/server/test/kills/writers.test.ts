/** @module-tag race */

import { expect, test } from 'vitest';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import { connect } from '../../src/db/database.ts';
import { demoPhones } from '../../src/db/seed/demo.ts';
import { ServerHome } from '../support/serverProcess.ts';
import type { Running } from '../support/serverProcess.ts';
import { withSql } from '../support/sql.ts';
import { createWriter, judgeWriting, startWriting } from '../support/writers.ts';
import type { Writer } from '../support/writers.ts';

const home = ServerHome.forThisFile();
const writers = 8;

/** Ends one in order. */
async function end(server: Running): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}

test('three first starts at once on an empty folder: all serve, on one database, seeded once', async () => {
  const servers = await Promise.all([1, 2, 3].map(() => home.launch({ LOG_LEVEL: 'warn' })));
  const cluster = await openCluster({ dataDir: home.dataDir });
  const { sql, close } = withSql(connect(cluster.urlOf('kasb'), { max: 1 }));
  const phones = demoPhones.map(({ phone }) => phone);
  const people = await sql`select phone from users where phone in ${sql(phones)}`;
  expect(people.map(({ phone }) => String(phone)).toSorted()).toEqual(phones.toSorted());
  const twice = await sql`select title from vacancies group by title, company_id having count(*) > 1`;
  expect(twice).toHaveLength(0);
  await close();
  await cluster.stop();
  for (const server of servers) await end(server);
});

test('a server that is killed under eight writers three times loses nothing that it acknowledged', async () => {
  let server = await home.launch({ LOG_LEVEL: 'warn' });
  const env = { LOG_LEVEL: 'warn', PORT: new URL(server.url).port };
  const cluster = await openCluster({ dataDir: home.dataDir });
  const own = withSql(connect(cluster.urlOf('kasb'), { max: 2 }));
  const people: Writer[][] = [];
  for (let writer = 0; writer < writers; writer += 1)
    people.push([await createWriter(own, server.url), await createWriter(own, server.url)]);
  const writing = startWriting(server.url, people, () => true);
  const { acknowledged } = writing;
  for (let round = 0; round < 3; round += 1) {
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before + writers);
    server.child.kill('SIGKILL');
    await server.ended;
    server = { ...(await home.launch(env)), url: server.url };
  }
  await writing.stop();
  expect(await judgeWriting(own.sql, writing)).toEqual({ lost: [], doubled: [] });
  await own.close();
  await cluster.stop();
  await end(server);
});
