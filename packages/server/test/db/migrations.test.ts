import { readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';

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

/** The last one that took something away at once; since then a release adds, and the next takes away. */
const lastAbrupt = 21;

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
  const later = entries.filter(({ idx }) => idx > lastAbrupt);
  expect(later.length).toBeGreaterThan(15);
  for (const { idx, tag } of later) expect([tag, missedIn(tablesOf(idx), tablesOf(idx - 1))]).toEqual([tag, []]);
  expect(missedIn(tablesOf(lastAbrupt), tablesOf(lastAbrupt - 1))).toContain(
    'public.applications.unread_employer is gone',
  );
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
