/** @module-tag race */

import { encodedReason } from '@kasb/contract';
import { expect, test } from 'vitest';
import { until } from '../support/channel.ts';
import { createDatabase } from '../support/database.ts';
import { askToPublish, judge, openCountingChannels, startProcess, writeScene } from '../support/rig.ts';
import { openSql } from '../support/sql.ts';

// The same over 50 vacancies and with the queue's own patience: bench/publishing.ts.

test('a server killed in the middle of publications: each arrives once, or fails honestly', async () => {
  const database = await createDatabase();
  const sql = openSql(database.url);
  const channels = await openCountingChannels(150);
  const env = { DATABASE_URL: database.url, ...channels.env };
  const scene = await writeScene(sql, { vacancies: 8, postings: null });

  const first = await startProcess(env);
  const asked = scene.vacancyIds.map((id) => askToPublish(first.url, scene, id));
  await until(() => channels.total() >= 6);
  await first.kill('SIGKILL');
  await Promise.all(asked);

  const second = await startProcess(env);
  // Nobody waits here until the dead worker's heartbeat counts as lost.
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`;
  // The client tries again, as one does who got no answer.
  await Promise.all(scene.vacancyIds.map((id) => askToPublish(second.url, scene, id)));
  await until(async () => (await sql`select from deliveries where status = 'running'`).length === 0);
  const { parts, dishonest, twice, failed } = await judge(sql, scene, channels);
  expect({ parts, dishonest, twice }).toEqual({ parts: 24, dishonest: [], twice: [] });
  expect(
    failed.every(
      ({ type, error }) => type === 'telegram' && error === encodedReason('sendingCutOff', { channel: 'Telegram' }),
    ),
  ).toBe(true);
  await second.kill('SIGTERM');
  await channels.close();
  await sql.end();
  await database.drop();
});
