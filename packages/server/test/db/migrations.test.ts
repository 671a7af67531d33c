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

test('the migrations end where the schema is', async () => {
  const { entries } = read('_journal.json') as Journal;
  const last = read(`${String(entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`) as DrizzleSnapshotJSON;
  const present = generateDrizzleJson({ ...schema }, last.id, undefined, 'snake_case');
  expect(await generateMigration(last, present)).toEqual([]);
});

test('each is later than the one before, or it would be left out', () => {
  const { entries } = read('_journal.json') as Journal;
  expect(entries.map(({ when }) => when)).toEqual(
    entries.map(({ when }) => when).toSorted((left, right) => left - right),
  );
});
