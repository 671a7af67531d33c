import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { createDatabase } from '../support/database.ts';

interface Journal {
  entries: { tag: string }[];
}

const read = (name: string) => readFileSync(new URL(`../../src/db/migrations/${name}`, import.meta.url), 'utf8');

test('M5: sessions from before end 90 days after their start, and keep their cookie', async () => {
  const database = await createDatabase({ isEmpty: true });
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  const run = (tag: string) =>
    sql.begin(async (transaction) => {
      for (const statement of read(`${tag}.sql`).split('--> statement-breakpoint')) await transaction.unsafe(statement);
    });
  const { entries } = JSON.parse(read('meta/_journal.json')) as Journal;
  const tags = entries.map(({ tag }) => tag);
  const own = tags.findIndex((tag) => tag.endsWith('_sessions'));
  for (const tag of tags.slice(0, own)) await run(tag);
  await sql`insert into users (phone, first_name, last_name, role) values ('998901112233', 'Азиз', 'Каримов', 'employer')`;
  // Begun so many days ago, used for the last time so many days ago.
  for (const [begun, used] of [
    [10, 1],
    [80, 2],
    [200, 3],
  ] as const)
    await sql`
      insert into sessions (token_hash, user_id, created_at, expires_at)
      select ${Buffer.from([begun])}, id, now() - ${begun}::int * interval '1 day', now() + (30 - ${used}::int) * interval '1 day' from users`;
  await run(tags[own] ?? '');
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
  await sql.end();
  await database.drop();
});
