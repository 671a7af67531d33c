import { expect, test } from 'vitest';
import { pendingMigrations } from '../../src/compose/migrate.ts';
import { connect } from '../../src/db/database.ts';
import { isMigrated, readJournal } from '../../src/db/journal.ts';
import { migrateTables } from '../../src/db/migrateTables.ts';
import { createDatabase } from '../support/database.ts';
import { withSql } from '../support/sql.ts';

test('a database is as a server needs it with each of its migrations, and with later ones', async () => {
  const [made, empty] = [await createDatabase(), await createDatabase({ isEmpty: true })];
  // One connection, which takes another role below.
  const [{ db, sql, close }, serving, nothing] = [
    withSql(connect(made.url, { max: 1 })),
    withSql(connect(made.servingUrl, { max: 1 })),
    withSql(connect(empty.url, { max: 1 })),
  ];
  const both = async () => [await isMigrated(db), await isMigrated(serving.db)];
  expect(await both()).toEqual([true, true]);
  expect(await isMigrated(nothing.db)).toBe(false);

  const newest = (await readJournal()).at(-1)?.when ?? 0;
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${newest + 1})`;
  expect(await both()).toEqual([true, true]);
  await sql`delete from drizzle.__drizzle_migrations where created_at >= ${newest}`;
  expect(await both()).toEqual([false, false]);
  // Who may not look is not kept from serving.
  await sql`set role pg_monitor`;
  expect(await isMigrated(db)).toBe(true);

  await Promise.all([close(), serving.close(), nothing.close()]);
  await Promise.all([made.drop(), empty.drop()]);
});

test('a database of an older version is refused by one clear line', async () => {
  const database = await createDatabase();
  const { sql, close } = withSql(connect(database.url, { max: 1 }));
  const [first] = await readJournal();
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', ${(first?.when ?? 0) - 1})`;
  await close();
  const line =
    /^This data is from before Kasb 0\.1\.0, which this version does not read: begin with an empty folder .*$/;
  await expect(migrateTables(database.url)).rejects.toThrow(line);
  await expect(pendingMigrations(database.url)).rejects.toThrow(line);
  await database.drop();
});
