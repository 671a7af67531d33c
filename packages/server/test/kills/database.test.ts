/** @module-tag race */

import { expect, test } from 'vitest';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import { connect } from '../../src/db/database.ts';
import { ServerHome } from '../support/serverProcess.ts';
import { withSql } from '../support/sql.ts';
import { createWriter, judgeWriting, startWriting } from '../support/writers.ts';
import type { Writer } from '../support/writers.ts';

// How soon it serves again: bench/trust.ts.

const home = ServerHome.forThisFile();
const writers = 8;
const rounds = 4;
/** Many, so that no limit of one person stands in the way. */
const peopleOfWriter = 12;

test('H3: a database that is killed under eight writers takes neither the server nor a write with it', async () => {
  const server = await home.launch({ LOG_LEVEL: 'warn' });
  const cluster = await openCluster({ dataDir: home.dataDir });
  const own = withSql(connect(cluster.urlOf('kasb'), { max: 4 }));
  const people: Writer[][] = [];
  for (let writer = 0; writer < writers; writer += 1) {
    const turns: Writer[] = [];
    for (let count = 0; count < peopleOfWriter; count += 1) turns.push(await createWriter(own, server.url));
    people.push(turns);
  }
  await own.close();
  await cluster.stop();

  const writing = startWriting(server.url, people, () => server.child.exitCode === null);
  const { acknowledged } = writing;
  for (let round = 0; round < rounds; round += 1) {
    // In the middle of writes.
    const started = acknowledged.size;
    await expect.poll(() => acknowledged.size).toBeGreaterThan(started + writers);
    const before = home.postmasterPid() ?? 0;
    const count = acknowledged.size;
    process.kill(before, 'SIGKILL');
    await expect.poll(() => home.postmasterPid()).not.toBe(before);
    await expect.poll(async () => (await fetch(`${server.url}/health`).catch(() => undefined))?.status).toBe(200);
    await expect.poll(() => acknowledged.size).toBeGreaterThan(count);
    expect(server.child.exitCode, server.output()).toBeNull();
  }
  await writing.stop();

  const again = await openCluster({ dataDir: home.dataDir });
  const { sql, close } = withSql(connect(again.urlOf('kasb'), { max: 1 }));
  expect(await judgeWriting(sql, writing)).toEqual({ lost: [], doubled: [] });
  await close();
  await again.stop();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
