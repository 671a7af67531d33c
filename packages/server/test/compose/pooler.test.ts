import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTo, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pendingMigrations, prepareDatabase } from '../../src/compose/migrate.ts';
import { findOwner } from '../../src/db/cluster/account.ts';
import { connect, connectForRequests, limitRole } from '../../src/db/database.ts';
import { until } from '../support/channel.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const isOpen = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connectTo(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).on('error', () => done(false));
  });

describe.runIf(hasPooler)('behind a pooler that gives each transaction another connection', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasb-pooler-'));
  let database: TestDatabase;
  let url = '';
  let end = async () => {};

  beforeAll(async () => {
    database = await createDatabase({ isEmpty: true });
    const there = new URL(database.url);
    const port = await freePort();
    const settings = [
      '[databases]',
      `* = host=${there.hostname} port=${there.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'pool_mode = transaction',
      'auth_type = plain',
      `auth_file = ${join(folder, 'users')}`,
      'default_pool_size = 3',
      'max_client_conn = 200',
      'unix_socket_dir =',
    ].join('\n');
    writeFileSync(join(folder, 'settings'), settings);
    writeFileSync(join(folder, 'users'), `"${there.username}" "${decodeURIComponent(there.password)}"\n`);
    // Like PostgreSQL it does not run as root.
    const owner = findOwner(inject('clusterUrl'));
    chmodSync(folder, 0o755);
    if (owner) for (const file of ['settings', 'users']) chownSync(join(folder, file), owner.uid, owner.gid);
    const child = spawn('pgbouncer', [join(folder, 'settings')], { ...owner, stdio: 'ignore' });
    const ended = new Promise((done) => child.once('close', done));
    there.port = String(port);
    url = there.href;
    end = async () => {
      child.kill('SIGINT');
      await ended;
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    };
    // Only its port: a connection through it would stay as it was before the role has its limits.
    await until(() => isOpen(port));
  });

  afterAll(() => end());

  const open = () => connectForRequests(url, { max: 8, isPooled: true });

  test('servers that start at once prepare the database once, and leave no lock behind', async () => {
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
  });

  test('each statement gets its own answer, and the limits of requests hold', async () => {
    const [first, ...others] = [open(), open(), open()] as const;
    const pools = [first, ...others];
    const asked = Array.from({ length: 1500 }, async (_, number) => {
      const { sql } = pools[number % pools.length] ?? first;
      if (number % 5 === 0) {
        const row = await sql.begin(async (transaction) => {
          await transaction`select pg_advisory_xact_lock(${number})`;
          return transaction<{ number: number; kind: string }[]>`select ${number}::int as number, 'begun' as kind`;
        });
        return row[0]?.number === number && row[0].kind === 'begun';
      }
      // Many texts, so that names of prepared statements would be taken for each other's.
      const column = `c${number % 40}`;
      const rows = await sql<Record<string, number>[]>`select ${number}::int as ${sql(column)}`;
      return rows[0]?.[column] === number;
    });
    expect((await Promise.all(asked)).filter((isRight) => !isRight)).toEqual([]);
    const [limits] = await first.sql<{ statement: string; jit: string }[]>`
      select current_setting('statement_timeout') as statement, current_setting('jit') as jit`;
    expect(limits).toEqual({ statement: '10s', jit: 'off' });
    const behind = connect(database.url, { max: 1 });
    const [free] = await behind.sql<{ statement: string }[]>`select current_setting('statement_timeout') as statement`;
    expect(free).not.toEqual({ statement: '10s' });
    await Promise.all([...pools, behind].map(({ close }) => close()));
  });
});
