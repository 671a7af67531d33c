/** @module-tag slow */

import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../src/cli/run.ts';
import { prepareDatabase } from '../../src/compose/migrate.ts';
import { readEnv } from '../../src/env/env.ts';
import { exportAll } from '../../src/transfer/exportAll.ts';
import { importAll } from '../../src/transfer/importAll.ts';
import { move } from '../../src/transfer/move.ts';
import { sumOf, tablesOf } from '../../src/transfer/tables.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'kasb-transfer-'));
const now = new Date('2026-03-02T09:00:00.000Z');
const made: TestDatabase[] = [];
let from: TestDatabase;
let to: TestDatabase;

const on = async <Made>(url: string, work: (sql: postgres.Sql) => Promise<Made>) => {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connection: { TimeZone: 'UTC' } });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
};

async function make(): Promise<TestDatabase> {
  const database = await createDatabase();
  made.push(database);
  return database;
}

/** Everything that makes a database what it is: rows, numbers that come next, links, triggers, views. */
const stateOf = async (url: string) =>
  on(url, (sql) =>
    sql.begin(async (reader) => {
      const sums: Record<string, unknown> = {};
      for (const table of await tablesOf(reader)) sums[table.name] = await sumOf(reader, table);
      const rest = await reader`
        select 'sequence' as kind, schemaname || '.' || sequencename as name, last_value::text as value
          from pg_sequences
        union all select 'link', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint
        union all select 'trigger', tgrelid::regclass || '.' || tgname, tgenabled::text
          from pg_trigger where not tgisinternal
        union all select 'view', 'professions', count(*)::text from search_professions
        union all select 'view', 'places', count(*)::text from search_places
        union all select 'computed', id::text, search from applications
        order by 1, 2`;
      return { sums, rest: rest.filter(({ name }) => !/queue_stats/.test(String(name))) };
    }),
  );

beforeAll(async () => {
  from = await make();
  await prepareDatabase(from.url, { isDemo: true, now });
  await on(from.url, async (sql) => {
    await sql`insert into pgboss.job (name, data) values ('company.describe', '{"companyId":"x"}')`;
    // What a text of tabs and lines could break.
    await sql`update users set first_name = ${'Аз\tиз\\N\n"x"'} where id = (select id from users limit 1)`;
  });
});

beforeEach(async () => {
  to = await make();
});

afterAll(async () => {
  for (const database of made) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('what is moved is the same there, and what it stands in too', async () => {
  const before = await stateOf(from.url);
  const moved = await move({ from: from.url, to: to.url });
  expect(moved.rows).toBeGreaterThan(1000);
  expect(await stateOf(to.url)).toEqual(before);
  expect(await stateOf(from.url)).toEqual(before);
  expect(before.sums['pgboss.job']).toMatchObject({ rows: 1 });
});

test('one that is interrupted leaves nothing behind, and is done again', async () => {
  const empty = await stateOf(to.url);
  const seen: string[] = [];
  const interrupted = move({
    from: from.url,
    to: to.url,
    onTable: (name) => {
      seen.push(name);
      if (name !== 'public.users') return;
      throw new Error('the power is gone');
    },
  });
  await expect(interrupted).rejects.toThrow('the power is gone');
  expect(seen.length).toBeGreaterThan(10);
  expect(await stateOf(to.url)).toEqual(empty);

  await move({ from: from.url, to: to.url });
  expect(await stateOf(to.url)).toEqual(await stateOf(from.url));
  await expect(move({ from: from.url, to: to.url })).rejects.toThrow('People are in that database already');
});

test('a connection that is lost on the way is no half of a move either', async () => {
  const lost = move({
    from: from.url,
    to: to.url,
    onTable: (name) => {
      if (name !== 'public.applications') return;
      void on(
        to.url,
        (sql) => sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
      );
    },
  });
  await expect(lost).rejects.toThrow(/CONNECTION|terminat/i);
  expect(await on(to.url, (sql) => sql`select 1 from users limit 1`)).toEqual([]);
});

test('a file has everything too, and only a whole one is read', async () => {
  const file = join(folder, 'all.ndjson');
  const written = await exportAll(from.url, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = readFileSync(file, 'utf8');
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(written);
  for (const line of lines) JSON.parse(line);

  const empty = await stateOf(to.url);
  const spoilt = (name: string, changed: string) => {
    const path = join(folder, name);
    writeFileSync(path, changed);
    return importAll(to.url, path);
  };
  await expect(spoilt('cut', lines.slice(0, -1).join('\n'))).rejects.toThrow('ends too early');
  await expect(spoilt('changed', text.replace('"Технолог', '"Tехнолог'))).rejects.toThrow('is not the same there');
  await expect(spoilt('twice', `${text}${lines.at(-1)}\n`)).rejects.toThrow('after the last line');
  await expect(spoilt('other', '{}\n')).rejects.toThrow('no export of this form');
  const foreign = '{"table":"pg_catalog.pg_authid","columns":["rolname"]}';
  await expect(spoilt('foreign', `${lines[0]}\n${foreign}\n`)).rejects.toThrow('is not known there');
  expect(await stateOf(to.url)).toEqual(empty);

  const { tables, rows } = await importAll(to.url, file);
  expect(written).toBe(2 + 2 * tables + rows);
  expect(await stateOf(to.url)).toEqual(await stateOf(from.url));
});

test('by the command line: typed wrongly, in use, there and back', async () => {
  const kasb = async (...argv: string[]) => {
    const said: string[] = [];
    const print = (line: string) => void said.push(line);
    const env = () => readEnv({ KASB_DEMO: '1', DATABASE_URL: from.url, KASB_DATA_DIR: folder });
    const open = () => Promise.reject(new Error('needs no desk'));
    return [await runCommand(argv, { print, printError: print, env, open }), said.join('\n')];
  };
  expect(await kasb('move')).toEqual([2, expect.stringContaining('--to must begin with postgres://')]);
  const server = postgres(from.url, { max: 1, connection: { application_name: 'kasb' } });
  await server`select 1`;
  expect(await kasb('move', '--to', to.url)).toEqual([1, expect.stringContaining('stop it first')]);
  const file = join(folder, 'typed.ndjson');
  expect(await kasb('export', file)).toEqual([0, expect.stringContaining('Written')]);
  expect(await kasb('export', file)).toEqual([1, expect.stringContaining('is there already')]);
  expect(await kasb('import', join(folder, 'none'))).toEqual([1, expect.stringContaining('is not there')]);
  expect(await kasb('import', file)).toEqual([1, expect.stringContaining('People are in that database already')]);
  expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
  await server.end();
});
