import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPooler, poolerVersion } from '../../scripts/pooler.ts';
import type { Pooler } from '../../scripts/pooler.ts';
import { pendingMigrations, prepareDatabase } from '../../src/compose/migrate.ts';
import { connect, connectForRequests, limitRole } from '../../src/db/database.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { withSql } from '../support/sql.ts';
import type { SqlConnections } from '../support/sql.ts';

const version = poolerVersion();

let database: TestDatabase;
let pooler: Pooler | undefined;
let url = '';

beforeAll(async () => {
  database = await createDatabase({ isEmpty: true });
  if (version === undefined) return;
  pooler = await openPooler(database.url);
  url = pooler.through(database.url);
});

afterAll(async () => {
  await pooler?.end();
  await database.drop();
});

describe.runIf(version !== undefined)('behind a pooler that gives each transaction another connection', () => {
  const open = () => withSql(connectForRequests(url, { max: 8, isPooled: true }));

  /**
   * Many texts, so that names of prepared statements would be taken for each other's. @returns those answered wrongly
   */
  async function askMuch(pools: readonly [SqlConnections, ...SqlConnections[]]): Promise<unknown[]> {
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
      const { db, sql, close } = withSql(connect(database.url, { max: 1 }));
      const locks = await sql`
      select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and datname = current_database()`;
      expect([...locks]).toEqual([]);
      await db.transaction(limitRole);
      await close();
    },
  );

  test('nothing prepared, each statement gets its own answer, and the limits of requests hold', async () => {
    const pools = [open(), open(), open()] as const;
    expect(await askMuch(pools)).toEqual([]);
    const [limits] = await pools[0].sql<{ statement: string; jit: string }[]>`
      select current_setting('statement_timeout') as statement, current_setting('jit') as jit`;
    expect(limits).toEqual({ statement: '10s', jit: 'off' });
    const behind = withSql(connect(database.url, { max: 1 }));
    const [free] = await behind.sql<{ statement: string }[]>`select current_setting('statement_timeout') as statement`;
    expect(free).not.toEqual({ statement: '10s' });
    await Promise.all([...pools, behind].map(({ close }) => close()));
  });
});
