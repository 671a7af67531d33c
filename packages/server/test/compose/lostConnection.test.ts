import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/db/database.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { withSql } from '../support/sql.ts';
import type { SqlConnections } from '../support/sql.ts';

let database: TestDatabase;
let connections: SqlConnections;
let watcher: SqlConnections;

beforeAll(async () => {
  database = await createDatabase({ isEmpty: true });
  connections = withSql(connect(database.url, { max: 2 }));
  watcher = withSql(connect(database.url, { max: 1 }));
  await connections.sql`create table notes (text text)`;
});
afterAll(async () => {
  await connections.close();
  await watcher.close();
  await database.drop();
});

const notes = async () => (await connections.sql<{ text: string }[]>`select text from notes`).map(({ text }) => text);

test('H3: a transaction whose connection is lost fails, and so does what it goes on to ask for', async () => {
  let later: Promise<unknown> = Promise.resolve();
  const transaction = connections.sql.begin(async (sql) => {
    await sql`insert into notes values ('first')`;
    const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await sql`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined);
    await expect.poll(() => watcher.sql`select from pg_stat_activity where pid = ${row?.pid ?? 0}`).toHaveLength(0);
    later = Promise.allSettled([sql`insert into notes values ('second')`, sql`insert into notes values ('third')`]);
    await later;
  });
  await expect(transaction).rejects.toThrow(/connection|client/i);
  await expect.poll(() => later).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(await notes()).toEqual([]);
});

test('H3: what a lost transaction goes on to ask for is not done on the connection that came after', async () => {
  let isBack: () => void = () => undefined;
  const back = new Promise<void>((done) => (isBack = done));
  let later: Promise<unknown> = Promise.resolve();
  const transaction = connections.sql.begin(async (sql) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined);
    await back;
    later = Promise.allSettled([sql`insert into notes values ('stray')`]);
    await later;
  });
  await expect.poll(() => connections.sql`select 1 as one`.catch(() => [])).toEqual([{ one: 1 }]);
  isBack();
  await expect(transaction).rejects.toThrow(/connection|client/i);
  await expect.poll(() => later).toMatchObject([{ status: 'rejected' }]);
  expect(await notes()).toEqual([]);
});

test('H3: a pool that lost a connection with something still to be sent connects again', async () => {
  const lost = connections.sql.begin(async (sql) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`;
  });
  await expect(lost).rejects.toThrow(/connection|client/i);
  expect(await connections.sql`select 1 as one`).toEqual([{ one: 1 }]);
});
