import { expect, test } from 'vitest';
import { watched } from '../../src/db/watched.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();

test('nothing takes a second connection of a shared pool inside a transaction', async () => {
  const sql = watched(api.services.sql, { watch: undefined, isShared: true });
  const refused = 'A second connection inside a transaction';
  await expect(sql.begin(async () => sql`select 1`)).rejects.toThrow(refused);
  await expect(sql.begin(async () => sql.begin(async (inner) => inner`select 1`))).rejects.toThrow(refused);
  await expect(sql.begin(async () => sql.unsafe('select 1'))).rejects.toThrow(refused);
  // Its own connection, also in a part of it, and others beside it.
  const rows = await sql.begin(async (transaction) => [
    ...(await transaction`select 1 as n`),
    ...(await transaction.savepoint(async (part) => part`select 2 as n`)),
  ]);
  expect(rows.map(({ n }) => n as number)).toEqual([1, 2]);
  expect(await Promise.all([sql`select 1`, sql.begin(async (transaction) => transaction`select 1`)])).toHaveLength(2);
});
