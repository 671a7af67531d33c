import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeNew } from './write.ts';

let root = '';
const read = (path: string) => readFileSync(join(root, path), 'utf8');

function put(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'));
  put('packages/ui/src/index.ts', "export { Badge } from './Badge/index.ts';\n");
  put('packages/features/ai-builder/src/index.ts', 'export {};\n');
  put('packages/features/ai-builder/src/messages/ru.ts', "export const ru = {\n  'chat.title': 'Чат',\n};\n");
  put('packages/features/ai-builder/src/messages/uz.ts', 'export const uz = {\n} as const;\n');
  put('packages/features/billing/package.json', '{ "name": "@kasb/billing", "version": "1.2.0", "repository": {} }');
  put('packages/features/billing/tsdown.config.ts', 'export default {};\n');
  put('packages/features/billing/tsconfig.build.json', '{}\n');
  put('.changeset/config.json', '{ "fixed": [["@kasb/ui", "@kasb/ai-builder"]] }');
  put(
    'packages/contract/src/endpoints.ts',
    "export {\n  listModules,\n  enableModule,\n} from './modules.ts';\nexport { listAreas } from './taxonomy.ts';\n",
  );
  put(
    'packages/contract/src/modules.ts',
    "import { endpoint } from './endpoint.ts';\nimport { entries } from './lenient.ts';\n",
  );
});

afterEach(() => rmSync(root, { recursive: true }));

// That what is written is laid out, linted, typed and seen as stories shows `pnpm test scaffolds`.
test('a feature: a package with one screen, released with the others', () => {
  const written = writeNew(root, ['feature', 'job-fairs']);
  expect(written).toContain('packages/features/job-fairs/src/screens/JobFairs/JobFairs.stories.tsx');
  expect(JSON.parse(read('packages/features/job-fairs/package.json'))).toMatchObject({
    name: '@kasb/job-fairs',
    version: '0.1.0',
    repository: { directory: 'packages/features/job-fairs' },
  });
  expect(read('packages/features/job-fairs/src/messages/ru.ts')).toContain("'jobFairs.title'");
  expect(JSON.parse(read('.changeset/config.json'))).toEqual({
    fixed: [['@kasb/ui', '@kasb/ai-builder', '@kasb/job-fairs']],
  });
});

test.each([
  [['component', 'salaryRange'], '«salaryRange» is no name of a component'],
  [['component'], 'pnpm new component Name'],
  [['screen', 'nowhere', 'Screen'], 'there is no feature nowhere'],
  [['feature', 'ai-builder'], 'there is a feature ai-builder already'],
  [['endpoint', 'modules', 'listModules', 'GET', '/api/modules', 'public'], 'the contract has listModules already'],
  [['endpoint', 'modules', 'getModule', 'FETCH', '/api/modules', 'public'], '«FETCH» is no method'],
  [['endpoint', 'modules', 'getModule', 'GET', '/api/modules', 'anybody'], '«anybody» may not call'],
])('%j is refused', (args, message) => {
  expect(() => writeNew(root, args)).toThrow(message);
});

test('what is there is not overwritten', () => {
  put('packages/ui/src/Badge/index.ts', 'mine');
  expect(() => writeNew(root, ['component', 'Badge'])).toThrow('packages/ui/src/Badge/index.ts is there already');
  expect(read('packages/ui/src/Badge/index.ts')).toBe('mine');
  expect(existsSync(join(root, 'packages/ui/src/Badge/Badge.tsx'))).toBe(false);
});
