/** @module-tag slow */

import { expect, test } from 'vitest';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import { connect } from '../../src/db/database.ts';
import { servingPassword, servingRole } from '../../src/db/roles.ts';
import { createDatabase } from '../support/database.ts';
import { ServerHome } from '../support/serverProcess.ts';
import { withSql } from '../support/sql.ts';

const home = ServerHome.forThisFile();

const statesOf = (attempts: Promise<unknown>[]) =>
  Promise.all(
    attempts.map((attempt) =>
      attempt.then(
        () => 'done',
        (error: { code?: string }) => error.code,
      ),
    ),
  );

test('M8: the embedded database is served by a role that can neither change tables nor run programs', async () => {
  const server = await home.launch();
  const cluster = await openCluster({ dataDir: home.dataDir });
  const owner = withSql(connect(cluster.urlOf('kasb'), { max: 1 }));
  const rows = await owner.sql<{ name: string; user: string }[]>`
    select distinct application_name as name, usename as user from pg_stat_activity
    where datname = 'kasb' and backend_type = 'client backend' and pid <> pg_backend_pid() order by 1`;
  expect(rows.map(({ name, user }) => [name, user])).toEqual([
    ['kasb', 'kasb_app'],
    ['kasb jobs', 'kasb_app'],
  ]);
  await owner.sql`create table later (text text)`;

  const password = servingPassword(cluster.password);
  const serving = withSql(connect(cluster.urlOf('kasb', { user: servingRole, password }), { max: 1 }));
  const { sql } = serving;
  expect(
    await statesOf([
      sql`create table mine (text text)`,
      sql`create temporary table mine (text text)`,
      sql`create schema mine`,
      sql`alter table users add column mine text`,
      sql`drop table users`,
      sql`truncate users`,
      sql`copy (select 1) to program 'true'`,
      sql`select pg_read_file('PG_VERSION')`,
      sql`create role mine superuser`,
    ]),
  ).toEqual(['42501', '42501', '42501', '42501', '42501', '42501', '42501', '42501', '42501']);
  // What a later migration makes is for it, too.
  await sql`insert into later values ('one')`;
  expect(await sql`select text from later`).toEqual([{ text: 'one' }]);
  await serving.close();
  await owner.close();
  await cluster.stop();
  expect(server.output()).not.toContain('queue failed');
});

test('M8: an external database is prepared by its owner and served by another role', async () => {
  const database = await createDatabase({ isEmpty: true });
  const owner = withSql(connect(database.url, { max: 1 }));
  const role = `serving_${database.url.slice(-8)}`;
  await owner.sql.unsafe(`create role ${role} login password 'only-for-the-test'`);
  const url = new URL(database.url);
  url.username = role;
  url.password = 'only-for-the-test';
  const server = await home.launch({ DATABASE_URL: url.href, KASB_OWNER_URL: database.url });
  const rows = await owner.sql<{ user: string }[]>`
    select distinct usename as user from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  expect(rows.map(({ user }) => user)).toEqual([role]);
  expect((await fetch(`${server.url}/vacancies`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await owner.sql.unsafe(`drop owned by ${role}`);
  await owner.sql.unsafe(`drop role ${role}`);
  await owner.close();
  await database.drop();
});
