import { readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { connect } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema/index.ts';
import { createDatabase } from '../support/database.ts';
import { withSql } from '../support/sql.ts';

// What makes the migrations gives arrays of the whole process a method that readers of documents stumble over.
Reflect.deleteProperty(Array.prototype, 'random');

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/db/migrations/meta/${name}`, import.meta.url), 'utf8'));

/** What is compared of the schema that a migration ends with. */
interface Tables {
  tables: Record<string, { columns: Record<string, { type: string; notNull: boolean; default?: unknown }> }>;
}

const snapshotOf = (idx: number) => read(`${String(idx).padStart(4, '0')}_snapshot.json`);
const tablesOf = (idx: number) => snapshotOf(idx) as Tables;

/** A table of a snapshot, by what the database knows it and its parts by. */
interface NamedTable {
  name: string;
  columns: Record<string, { name: string; notNull: boolean }>;
  indexes: Record<string, { name: string }>;
  uniqueConstraints: Record<string, { name: string }>;
  foreignKeys: Record<string, { name: string }>;
  checkConstraints: Record<string, { name: string }>;
}

/** PostgreSQL keeps so many bytes of a name; some were made in another spelling than they have now. */
const comparable = (name: string) => name.slice(0, 63).replaceAll(/["_]/g, '').toLowerCase();

/** What the version before works with, and would look for in vain. */
function missedIn(next: Tables, before: Tables): string[] {
  const missed: string[] = [];
  for (const [table, { columns: known }] of Object.entries(before.tables)) {
    const columns = next.tables[table]?.columns;
    for (const [name, column] of Object.entries(known)) {
      const now = columns?.[name];
      if (!now) missed.push(`${table}.${name} is gone`);
      else if (now.type !== column.type) missed.push(`${table}.${name} is of another type`);
      else if (now.notNull && !column.notNull) missed.push(`${table}.${name} must be written`);
    }
    for (const [name, { notNull, default: standard }] of Object.entries(columns ?? {}))
      if (notNull && standard === undefined && !known[name])
        missed.push(`${table}.${name} is new, and must be written`);
  }
  return missed;
}

test('a server of the version before works on: nothing that it reads goes, and nothing more must be written', () => {
  const { entries } = read('_journal.json') as Journal;
  for (const { idx, tag } of entries.slice(1))
    expect([tag, missedIn(tablesOf(idx), tablesOf(idx - 1))]).toEqual([tag, []]);
  // As long as there is only one, and so that what looks for it is seen to find it.
  const last = tablesOf(entries.length - 1);
  const changed = structuredClone(last);
  delete changed.tables['public.users']?.columns.phone;
  expect(missedIn(changed, last)).toEqual(['public.users.phone is gone']);
});

test('the migrations end where the schema is', async () => {
  const { entries } = read('_journal.json') as Journal;
  const last = snapshotOf(entries.at(-1)?.idx ?? 0) as DrizzleSnapshotJSON;
  const present = generateDrizzleJson({ ...schema }, last.id, undefined, 'snake_case');
  expect(await generateMigration(last, present)).toEqual([]);
});

test('each is later than the one before, or it would be left out', () => {
  const { entries } = read('_journal.json') as Journal;
  expect(entries.map(({ when }) => when)).toEqual(
    entries.map(({ when }) => when).toSorted((left, right) => left - right),
  );
});

test('the migrations make the columns, constraints and indexes of the schema', async () => {
  const { tables } = generateDrizzleJson({ ...schema }, undefined, undefined, 'snake_case');
  const asked = Object.values<NamedTable>(tables).flatMap((table) => [
    ...Object.values(table.columns).map(({ name, notNull }) => `${table.name}.${name}${notNull ? '' : '?'}`),
    ...[table.indexes, table.uniqueConstraints, table.foreignKeys, table.checkConstraints]
      .flatMap((named) => Object.values(named))
      .map(({ name }) => `${table.name}: ${comparable(name)}`),
  ]);
  const database = await createDatabase();
  const { sql, close } = withSql(connect(database.url, { max: 1 }));
  const columns = await sql<{ text: string }[]>`
    select format('%s.%s%s', relname, attname, case when attnotnull then '' else '?' end) as text
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`;
  const others = await sql<{ table: string; name: string }[]>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    union select indrelid::regclass::text, indexrelid::regclass::text from pg_index`;
  await close();
  await database.drop();
  const made = new Set([
    ...columns.map(({ text }) => text),
    ...others.map(({ table, name }) => `${table}: ${comparable(name)}`),
  ]);
  expect(asked.filter((text) => !made.has(text))).toEqual([]);
});
