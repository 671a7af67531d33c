import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allCitationProblems } from './citations.ts';

let root = '';

function write(path: string, text: string) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'citations-'));
  write('docs/domain.md', '<a id="search"></a>\n## Search\n\nSee [itself](#search).\n');
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['packages/kit/src/a.ts', '/** Found (docs/domain.md#find). */', 'docs/domain.md has no anchor find'],
  ['docs/domain.md', '<a id="search"></a>\n[found](#find)', 'docs/domain.md has no anchor find'],
  ['docs/decisions/1.md', 'See [search](../domain.md#find).', 'docs/domain.md has no anchor find'],
  ['packages/kit/src/a.ts', '/** A list (specification, section 7). */', '«specification, section 7»'],
  ['packages/kit/src/a.tsx', '// One public vacancy (decisions, section 12).', '«decisions, section 12»'],
  ['packages/server/src/a.sql', '-- What is sent (section 5).', '«section 5»'],
  ['README.md', 'The vacancy of the catalogue.', '«catalogue»'],
  ['README.md', 'See `tools/none.ts`.', 'there is no tools/none.ts'],
  ['docs/storybook/a.mdx', 'Слова из спецификации.', '«спецификации»'],
])('%s with %s', (path, text, problem) => {
  write(path, `\n${text}\n`);
  const problems = allCitationProblems(root);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
  expect(problems[0]).toMatch(new RegExp(`^${path}:\\d`));
});

test('code may count its sections', () => {
  write('packages/kit/src/a.ts', "const title = 'section 3';\nconst url = 'https://a.uz/section 3';\n");
  expect(allCitationProblems(root)).toEqual([]);
});
