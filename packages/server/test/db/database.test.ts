import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, connectForRequests } from '../../src/db/database.ts';
import { rowsOf } from '../../src/db/rowsOf.ts';
import { isPassing } from '../../src/db/violations.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase({ isEmpty: true });
});
afterAll(async () => database.drop());

test('F2: nobody who works with a shared pool takes a second connection inside a transaction', async () => {
  const { db, close } = connect(database.url, { max: 2, isShared: true });
  const said = async (work: Promise<unknown>) =>
    work.then(String, (error: Error) => (error.cause instanceof Error ? error.cause : error).message);
  const refused = 'A second connection inside a transaction: hand the transaction on.';
  expect(await said(db.transaction(async () => db.execute(sql`select 1`)))).toBe(refused);
  expect(await said(db.transaction(async () => db.transaction(async () => 1)))).toBe(refused);
  const savepoint = db.transaction(async (transaction) =>
    transaction.transaction(async (inner) => rowsOf<{ one: number }>(inner)`select 1 as one`),
  );
  expect(await savepoint).toEqual([{ one: 1 }]);
  // Beside one, and after it, they are free to be taken.
  const [beside] = await Promise.all([db.execute(sql`select 1`), db.transaction(async () => 1)]);
  expect(beside.rows).toHaveLength(1);
  await close();
});

test('M2: a request for which no connection comes free in time fails for now', async () => {
  const { db, close } = connectForRequests(database.url, { max: 1 });
  let end = () => {};
  const held = new Promise<void>((done) => (end = done));
  const holding = db.transaction(async () => held);
  const late = await db.execute(sql`select 1`).catch((error: unknown) => error);
  expect(isPassing(late)).toBe(true);
  end();
  await holding;
  expect((await db.execute(sql`select 1`)).rows).toHaveLength(1);
  await close();
});

test('what was prepared before a migration fails once, for now, and is prepared anew', async () => {
  const { db, close } = connect(database.url, { max: 1 });
  await db.execute(sql`create table prepared (id int)`);
  const ask = async () => rowsOf<Record<string, unknown>>(db)`select * from prepared where id > ${0}`;
  await db.transaction(async (transaction) => {
    await rowsOf(transaction)`select * from prepared where id > ${0}`;
    await transaction.execute(sql`alter table prepared add column name text`);
  });
  const outdated = await db
    .transaction(async (transaction) => rowsOf(transaction)`select * from prepared where id > ${0}`)
    .catch((error: unknown) => error);
  expect(isPassing(outdated)).toBe(true);
  expect(await ask()).toEqual([]);
  await close();
});
