import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../src');

/** What stays with a connection, which a pooler gives to somebody else after the transaction. */
const lasting = {
  'a lock of a session': /\bpg_(?:try_)?advisory_(?:un)?lock(?:_shared)?\(/i,
  'a setting without local': /[`'"]\s*set (?!local\b)[a-z_.]+ *(?:=|to\b)/i,
  'a role': /[`'"]\s*set (?:session|role)\b/i,
  'a table of a session': /\bcreate temp/i,
  'a cursor beyond its transaction': /\bwith hold\b/i,
  'a listener': /\bsql\.listen\(/,
  'a statement by its name': /[`'"]\s*(?:prepare|deallocate) /i,
};

/** What works on a connection of its own to PostgreSQL itself, whatever stands between. */
const direct = ['db/cluster/cluster.ts'];

test('nothing that may go through a pooler leaves anything on a connection', () => {
  const files = globSync('**/*.ts', { cwd: source }).filter((path) => !path.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((path) => {
    const text = readFileSync(join(source, path), 'utf8');
    return Object.entries(lasting).flatMap(([what, pattern]) => (pattern.test(text) ? [`${path}: ${what}`] : []));
  });
  // Both ways: an exception that nobody needs any more would hide the next one.
  expect(new Set(found.map((line) => line.split(':')[0])), found.join('\n')).toEqual(new Set(direct));
});
