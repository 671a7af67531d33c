import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, prepareDatabase } from '../src/compose/migrate.ts';
import { openCluster } from '../src/db/cluster/cluster.ts';
import { connect } from '../src/db/database.ts';
import { notify } from '../src/notifications/notify.ts';
import { withSql } from '../test/support/sql.ts';
import { median } from './services.ts';

// What telling people of an application adds to the transaction in which it comes: five members of a company, each with
// a chat and SMS, among 200,000 notifications of 2,000 people.

const people = 2000;
const each = 100;
const members = 5;
const rounds = 200;
const warmUp = 20;
const worstMs = 5;

const dataDir = await mkdtemp(join(tmpdir(), 'kasb-bench-'));
const cluster = await openCluster({ dataDir });
try {
  const url = cluster.urlOf('bench_notices');
  await ensureDatabase(cluster.urlOf('postgres'), 'bench_notices');
  await prepareDatabase(url, { isDemo: false, now: new Date() });
  const { db, sql, close } = withSql(connect(url));
  await fill();
  const ids = (await sql<{ id: string }[]>`select id from users limit ${members}`).map(({ id }) => id);

  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1)
    await db.transaction(async (transaction) => {
      const startedAt = performance.now();
      await notify(
        transaction,
        ids,
        {
          kind: 'application_new',
          dedupe: `application_new:bench:${Math.floor(round / 2)}`,
          data: { vacancyId: 'bench', title: 'Швея', company: 'Textile', count: '1' },
          isGathered: true,
        },
        new Date(),
      );
      if (round >= 0) times.push(performance.now() - startedAt);
    });
  const [last = 0] = times.toSorted((left, right) => right - left).slice(Math.floor(rounds / 20));
  const within = `95 of 100 within ${last.toFixed(1)} ms`;
  console.log(`telling ${members} members in the transaction: ${median(times).toFixed(1)} ms, ${within}`);
  if (median(times) > worstMs) process.exitCode = 1;
  await close();

  async function fill(): Promise<void> {
    await sql`insert into users (phone, first_name, last_name, role, phone_verified)
      select (998900000000 + number)::text, 'А', 'Б', 'employer', true from generate_series(1, ${people}::int) number`;
    await sql`insert into notification_settings (user_id, telegram_chat, kinds)
      select id, row_number() over (), '{"application_new": {"sms": true}}' from users`;
    await sql`insert into notifications (user_id, kind, dedupe, data, created_at)
      select users.id, 'application_new', 'application_new:' || number, '{"title": "Швея", "count": "1"}',
        now() - number * interval '1 hour' from users, generate_series(1, ${each}::int) number`;
    await sql`insert into notification_deliveries (notification_id, channel, state, try_after)
      select id, 'telegram', 'sent', created_at from notifications`;
    await sql`vacuum analyze`;
  }
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
