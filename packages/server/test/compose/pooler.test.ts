import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPooler, poolerVersion } from '../../scripts/pooler.ts';
import type { Pooler } from '../../scripts/pooler.ts';
import { createLog } from '../../src/compose/log.ts';
import { pendingMigrations, prepareDatabase } from '../../src/compose/migrate.ts';
import { shouldPrepare } from '../../src/compose/shouldPrepare.ts';
import { connect, connectForRequests, limitRole } from '../../src/db/database.ts';
import type { Connections } from '../../src/db/database.ts';
import { keepsPrepared } from '../../src/db/keepsPrepared.ts';
import { readEnv } from '../../src/env/env.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

const version = poolerVersion();
/** The first that knows which connection has which statement. */
const keepsSince = 121;
const knowsPrepared = version !== undefined && version >= keepsSince;

let database: TestDatabase;
let pooler: Pooler | undefined;
let url = '';

beforeAll(async () => {
  database = await createDatabase({ isEmpty: true });
  if (version === undefined) return;
  pooler = await openPooler(database.url, knowsPrepared ? { prepared: 200 } : {});
  url = pooler.through(database.url);
});

afterAll(async () => {
  await pooler?.end();
  await database.drop();
});

/** What is chosen for two addresses, and what is said of it. */
async function chosen(wish: string, address: string) {
  const said: string[] = [];
  const log = createLog(
    'warn',
    new Writable({ write: (chunk: Buffer, _encoding, done) => done(void said.push(chunk.toString())) }),
  );
  const env = readEnv({ KASB_DEMO: '1', KASB_DATABASE_PREPARE: wish });
  const isPrepared = await shouldPrepare(env, { url: address, directUrl: database.url }, log);
  return { isPrepared, hasWarned: said.join().includes('nothing is prepared') };
}

test('what is wished is done unasked, and without a pooler everything is prepared', async () => {
  expect(await chosen('on', 'postgres://nobody@127.0.0.1:1/none')).toEqual({ isPrepared: true, hasWarned: false });
  expect(await chosen('off', database.url)).toEqual({ isPrepared: false, hasWarned: false });
  expect(await chosen('auto', database.url)).toEqual({ isPrepared: true, hasWarned: false });
  expect(() => readEnv({ KASB_DEMO: '1', KASB_DATABASE_PREPARE: 'yes' })).toThrow('must be auto, on or off');
});

test('a pooler that is away starts nobody with what it may not keep', async () => {
  const away = 'postgres://nobody@127.0.0.1:1/none';
  expect(await chosen('auto', away)).toEqual({ isPrepared: false, hasWarned: true });
});

describe.runIf(version !== undefined)('behind a pooler that gives each transaction another connection', () => {
  const open = (isPrepared: boolean) => connectForRequests(url, { max: 8, isPooled: true, isPrepared });
  const openThree = (isPrepared: boolean) => [open(isPrepared), open(isPrepared), open(isPrepared)] as const;

  /**
   * Many texts, so that names of prepared statements would be taken for each other's. @returns those answered wrongly
   */
  async function askMuch(pools: readonly [Connections, ...Connections[]]): Promise<unknown[]> {
    const asked = Array.from({ length: 1500 }, async (_, number) => {
      const { sql } = pools[number % pools.length] ?? pools[0];
      if (number % 5 === 0) {
        const row = await sql.begin(async (transaction) => {
          await transaction`select pg_advisory_xact_lock(${number})`;
          return transaction<{ number: number; kind: string }[]>`select ${number}::int as number, 'begun' as kind`;
        });
        return row[0]?.number === number && row[0].kind === 'begun';
      }
      const column = `c${number % 40}`;
      const rows = await sql<Record<string, number>[]>`select ${number}::int as ${sql(column)}`;
      return rows[0]?.[column] === number;
    });
    return (await Promise.all(asked)).filter((isRight) => !isRight);
  }

  test(
    'servers that start at once prepare the database once, and leave no lock behind',
    { tags: ['race'] },
    async () => {
      const now = new Date('2026-03-02T09:00:00.000Z');
      expect(await pendingMigrations(database.url)).not.toEqual([]);
      await Promise.all([1, 2, 3].map(() => prepareDatabase(database.url, { isDemo: true, now })));
      expect(await pendingMigrations(database.url)).toEqual([]);
      const { sql, close } = connect(database.url, { max: 1 });
      const locks = await sql`
      select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and datname = current_database()`;
      expect([...locks]).toEqual([]);
      await sql.begin(limitRole);
      await close();
    },
  );

  test('what it keeps is found out, and each statement gets its own answer so', async () => {
    const { isPrepared, hasWarned } = await chosen('auto', url);
    expect({ isPrepared, hasWarned }).toEqual({ isPrepared: knowsPrepared, hasWarned: !knowsPrepared });
    const pools = openThree(isPrepared);
    expect(await askMuch(pools)).toEqual([]);
    await Promise.all(pools.map(({ close }) => close()));
  });

  test('nothing prepared, each statement gets its own answer, and the limits of requests hold', async () => {
    const pools = openThree(false);
    expect(await askMuch(pools)).toEqual([]);
    const [limits] = await pools[0].sql<{ statement: string; jit: string }[]>`
      select current_setting('statement_timeout') as statement, current_setting('jit') as jit`;
    expect(limits).toEqual({ statement: '10s', jit: 'off' });
    const behind = connect(database.url, { max: 1 });
    const [free] = await behind.sql<{ statement: string }[]>`select current_setting('statement_timeout') as statement`;
    expect(free).not.toEqual({ statement: '10s' });
    await Promise.all([...pools, behind].map(({ close }) => close()));
  });

  test('one that keeps none is not believed, nor is one whose only connection is always taken', async () => {
    const [forgetful, single] = [
      await openPooler(database.url, knowsPrepared ? { prepared: 0 } : {}),
      await openPooler(database.url, { size: 1 }),
    ];
    await expect(keepsPrepared(forgetful.through(database.url))).rejects.toThrow('does not exist');
    await expect(keepsPrepared(single.through(database.url), 500)).rejects.toThrow('CONNECTION');
    await Promise.all([forgetful.end(), single.end()]);
  });
});
