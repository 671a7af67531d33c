import { expect, test } from 'vitest';
import { beforeMigration } from '../support/migrating.ts';

const database = beforeMigration('0008_sessions');

test('M5: sessions from before end 90 days after their start, and keep their cookie', async () => {
  const { sql } = database;
  await sql`insert into users (phone, first_name, last_name, role)
    values ('998901112233', 'Азиз', 'Каримов', 'employer')`;
  // Begun so many days ago, used for the last time so many days ago.
  for (const [begun, used] of [
    [10, 1],
    [80, 2],
    [200, 3],
  ] as const)
    await sql`
      insert into sessions (token_hash, user_id, created_at, expires_at)
      select ${Buffer.from([begun])}, id, now() - ${begun}::int * interval '1 day', now() + (30 - ${used}::int) *
        interval '1 day' from users`;
  await database.migrate();
  const rows = await sql`
    select round(extract(epoch from expires_at - now()) / 86400)::int as ends_in,
      round(extract(epoch from now() - last_used_at) / 86400)::int as used, allows_plain_cookie as plain
    from sessions order by created_at desc`;
  expect(rows).toEqual([
    { ends_in: 29, used: 1, plain: true },
    { ends_in: 10, used: 2, plain: true },
    { ends_in: -110, used: 3, plain: true },
  ]);
  const [{ ids }] = await sql<[{ ids: number }]>`select count(distinct id)::int as ids from sessions`;
  expect(ids).toBe(3);
});
