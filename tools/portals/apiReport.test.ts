import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { apiChanges } from './apiReport.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-'));
const path = join(folder, 'api.md');
const name = '@kasb/ui';
afterAll(() => rmSync(folder, { recursive: true }));

test('what was written down is no change', () => {
  writeFileSync(path, 'interface BadgeProps {\n  tone?: string;\n}\n');
  expect(apiChanges([{ name, path, text: 'interface BadgeProps {\n  tone?: string;\n}\n' }])).toEqual([]);
});

test('a prop that goes and one that comes are told by their lines', () => {
  const [told] = apiChanges([{ name, path, text: 'interface BadgeProps {\n  variant?: string;\n}\n' }]);
  expect(told).toBe('@kasb/ui offers something else than its api.md:\n-   tone?: string;\n+   variant?: string;');
});

test('a package without an api.md is told too', () => {
  expect(apiChanges([{ name, path: join(folder, 'none.md'), text: 'type Tone = string;\n' }])).toHaveLength(1);
});
