import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/db/database.ts';
import { readJournal } from '../../src/db/journal.ts';
import { migrateTables } from '../../src/db/migrateTables.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { withSql } from '../support/sql.ts';
import type { SqlConnections } from '../support/sql.ts';

const folder = mkdtempSync(join(tmpdir(), 'kasb-migrations-'));
/** A sequence forgets nothing when a transaction does: it counts the tries. */
const migration = `select nextval('tries');
--> statement-breakpoint
create table added (id int);
--> statement-breakpoint
alter table cities add column mayor text;`;
let database: TestDatabase;
let own: SqlConnections;
let other: SqlConnections;

beforeAll(async () => {
  database = await createDatabase();
  own = withSql(connect(database.url, { max: 2 }));
  other = withSql(connect(database.servingUrl, { max: 2 }));
  await own.sql`create sequence tries`;
  const newest = (await readJournal()).at(-1)?.when ?? 0;
  mkdirSync(join(folder, 'meta'));
  const entries = [{ idx: 0, version: '7', when: newest + 1, tag: '0000_mayors', breakpoints: true }];
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  writeFileSync(join(folder, '0000_mayors.sql'), migration);
});
afterEach(async () => {
  await own.sql`alter sequence tries restart`;
});
afterAll(async () => {
  await Promise.all([own.close(), other.close()]);
  await database.drop();
  rmSync(folder, { recursive: true });
});

const tries = async () => {
  const [row] = await own.sql`select case when is_called then last_value else 0 end::int as tries from tries`;
  return row?.tries as number;
};
const hasMayors = async () =>
  (await own.sql`select from information_schema.columns where table_name = 'cities' and column_name = 'mayor'`).length >
  0;

/** Reads the cities in a transaction that stays open. @returns what ends it */
async function holdCities(): Promise<() => Promise<unknown>> {
  const [met, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = other.sql.begin(async (transaction) => {
    await transaction`select from cities limit 1`;
    met.resolve();
    await over.promise;
  });
  await met.promise;
  return async () => {
    over.resolve();
    await holding;
  };
}

test('a migration that finds a table in use gives up after three tries, and leaves all as it was', async () => {
  const release = await holdCities();
  const [before] = await own.sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
  await expect(migrateTables(database.url, { folder, waitMs: 50, pause: async () => undefined })).rejects.toThrow(
    /3 times its lock was not free within 50 ms\. Nothing was changed\..*pg_stat_activity/,
  );
  expect(await tries()).toBe(3);
  expect(await hasMayors()).toBe(false);
  expect(await own.sql`select to_regclass('added')::text as at`).toEqual([{ at: null }]);
  expect(await own.sql`select count(*)::int as count from drizzle.__drizzle_migrations`).toEqual([before]);
  // Nobody waits behind it any more.
  expect((await other.sql`select from cities limit 1`).length).toBe(1);
  await release();
});

test('one that fails otherwise is not tried again', async () => {
  await own.sql`create table added (id int)`;
  await expect(migrateTables(database.url, { folder })).rejects.toThrow('create table added');
  expect(await tries()).toBe(1);
  await own.sql`drop table added`;
});

test('it goes through where the table is let go of between two tries, and is done once', async () => {
  await migrateTables(database.url, { folder, waitMs: 50, pause: await holdCities() });
  expect(await tries()).toBe(2);
  expect(await hasMayors()).toBe(true);
  await migrateTables(database.url, { folder });
  expect(await tries()).toBe(2);
});
