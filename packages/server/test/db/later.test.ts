import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { finishMigrations } from '../../src/compose/laterJob.ts';
import { connect } from '../../src/db/database.ts';
import type { Connections } from '../../src/db/database.ts';
import { buildIndex, changeInBatches, finishLater, laterThan } from '../../src/db/later.ts';
import type { LaterStep } from '../../src/db/migrations/after/index.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();
let owner: Connections;
let ran: string[] = [];

beforeAll(() => {
  owner = connect(api.databaseUrl, { max: 2 });
});
afterAll(() => owner.close());

const step = (name: string, run: LaterStep['run'] = async () => undefined): LaterStep => ({
  name,
  async run(sql, signal) {
    ran.push(name);
    await run(sql, signal);
  },
});

test('what migrations left for later is done once, in order, and begun again where it was cut off', async () => {
  let isBroken = true;
  const steps = [
    step('first'),
    step('second', async () => {
      if (isBroken) throw new Error('the machine went away');
    }),
    step('third'),
  ];
  expect(await laterThan(owner.sql, steps)).toEqual(['first', 'second', 'third']);
  await expect(finishLater(api.databaseUrl, { steps })).rejects.toThrow('went away');
  expect(await laterThan(owner.sql, steps)).toEqual(['second', 'third']);
  isBroken = false;
  ran = [];
  expect(await finishLater(api.databaseUrl, { steps })).toEqual(['second', 'third']);
  expect(await finishLater(api.databaseUrl, { steps })).toEqual([]);
  expect(ran).toEqual(['second', 'third']);
});

test('two processes do not do it at once, and one that is told to stop begins nothing more', async () => {
  const stopping = new AbortController();
  const [met, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const steps = [
    step('long', async () => {
      met.resolve();
      await other.promise;
    }),
    step('after it'),
  ];
  ran = [];
  const first = finishLater(api.databaseUrl, { steps, signal: stopping.signal });
  await met.promise;
  expect(await finishLater(api.databaseUrl, { steps })).toEqual([]);
  stopping.abort();
  other.resolve();
  await expect(first).rejects.toThrow('aborted');
  expect(ran).toEqual(['long']);
  expect(await finishLater(api.databaseUrl, { steps })).toEqual(['after it']);
});

test('an index is built while others write, and one that was cut off is built anew', async () => {
  const { sql } = owner;
  await sql`create table grown (number int)`;
  await sql`insert into grown values (1), (1)`;
  // Two are the same, so that what is left of it is no index.
  await expect(sql`create unique index concurrently grown_number on grown (number)`).rejects.toThrow(
    'could not create unique index',
  );
  const isValid = async () => {
    const [row] = await sql`select indisvalid from pg_index where indexrelid = 'grown_number'::regclass`;
    return row?.indisvalid as boolean;
  };
  expect(await isValid()).toBe(false);
  let done = () => {};
  const held = new Promise<void>((resolve) => (done = resolve));
  const wrote = Promise.withResolvers<void>();
  const writer = connect(api.databaseUrl, { max: 1 });
  const writing = writer.sql.begin(async (transaction) => {
    await transaction`insert into grown values (2)`;
    wrote.resolve();
    await held;
    await transaction`insert into grown values (3)`;
  });
  await wrote.promise;
  const steps = [step('grown', (session) => buildIndex(session, 'grown_number', 'on grown (number)'))];
  const building = finishLater(api.databaseUrl, { steps });
  done();
  await writing;
  expect(await building).toEqual(['grown']);
  expect(await isValid()).toBe(true);
  await writer.close();
  await sql`drop table grown`;
});

describe('rows that are changed in batches', () => {
  const change = { table: 'grown', set: 'doubled = number * 2', where: 'doubled is null' };
  const left = async () => Number((await owner.sql`select count(*) from grown where doubled is null`)[0]?.count);

  beforeEach(async () => {
    await owner.sql`create table grown (id uuid primary key default gen_random_uuid(), number int, doubled int)`;
    await owner.sql`insert into grown (number) select generate_series(1, 1000)`;
  });
  afterEach(() => owner.sql`drop table grown`);

  test('are all changed, each once, also when it is cut off and begun again', async () => {
    const { sql } = owner;
    await sql`create table batches (rows int)`;
    await sql`create function note_batch() returns trigger language plpgsql as
      'begin insert into batches select count(*) from changed; return null; end'`;
    await sql`create trigger noted after update on grown referencing new table as changed
      for each statement execute function note_batch()`;
    await sql`create function break_batch() returns trigger language plpgsql as
      'begin if new.number = 700 then raise exception ''the machine went away''; end if; return new; end'`;
    await sql`create trigger broken before update on grown for each row execute function break_batch()`;
    const steps = [
      step('doubled', async (session, signal) => void (await changeInBatches(session, change, { signal, rows: 10 }))),
    ];
    await expect(finishLater(api.databaseUrl, { steps })).rejects.toThrow('went away');
    const kept = 1000 - (await left());
    expect(kept % 10).toBe(0);
    await sql`drop trigger broken on grown`;
    expect(await finishLater(api.databaseUrl, { steps })).toEqual(['doubled']);
    expect(await left()).toBe(0);
    const [done] = await sql`select sum(rows)::int as rows, max(rows)::int as most from batches`;
    expect(done).toEqual({ rows: 1000, most: 10 });
    const [wrong] = await sql`select count(*)::int as count from grown where doubled <> number * 2`;
    expect(wrong).toEqual({ count: 0 });
  });

  test('are those too that others write meanwhile, before the place where it is', async () => {
    const { sql } = owner;
    const first = '00000000-0000-0000-0000-000000000000';
    await sql`create function write_late() returns trigger language plpgsql as
      'begin insert into grown (id, number) values (''00000000-0000-0000-0000-000000000000'', 7)
        on conflict do nothing; return null; end'`;
    await sql`create trigger late after update on grown for each statement execute function write_late()`;
    expect(await changeInBatches(sql, change, { rows: 100 })).toBe(1001);
    expect(await sql`select doubled from grown where id = ${first}`).toEqual([{ doubled: 14 }]);
  });

  test('leave off where they are told to', async () => {
    const stopping = new AbortController();
    stopping.abort();
    await expect(changeInBatches(owner.sql, change, { signal: stopping.signal })).rejects.toThrow('aborted');
    expect(await left()).toBe(1000);
  });
});

test('a server that may change tables does it behind the requests', async () => {
  let asked = 0;
  const finish = async () => {
    asked += 1;
    return ['something'];
  };
  await finishMigrations.run({ ...api.services, finish }, {}, new AbortController().signal);
  expect(asked).toBe(1);
  expect(api.logged.at(-1)).toContain('migrations finished');
  await finishMigrations.run(api.services, {}, new AbortController().signal);
});
