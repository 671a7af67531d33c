import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeNew } from './newParts.ts';

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

/** Every written file is whole TypeScript. */
function expectToParse(paths: string[]) {
  for (const path of paths.filter((file) => !file.endsWith('.mdx')))
    expect(parseSync(path, read(path)).errors, path).toEqual([]);
}

test('a component: five files and a line in the index', () => {
  const written = writeNew(root, ['component', 'SalaryRange']);
  expect(written).toEqual([
    ...['SalaryRange.tsx', 'SalaryRange.css.ts', 'SalaryRange.stories.tsx', 'SalaryRange.mdx', 'index.ts'].map(
      (file) => `packages/ui/src/SalaryRange/${file}`,
    ),
    'packages/ui/src/index.ts',
  ]);
  expectToParse(written);
  expect(read('packages/ui/src/SalaryRange/SalaryRange.stories.tsx')).toContain("title: 'UI/SalaryRange'");
  expect(read('packages/ui/src/index.ts')).toMatch(/^export \{ Badge \}.*\nexport \{ SalaryRange \}/);
});

test('a screen: its folder, and the export in place of an empty one', () => {
  const written = writeNew(root, ['screen', 'ai-builder', 'CompanyStep']);
  expectToParse(written.filter((path) => path.startsWith('packages/')));
  expect(read('packages/features/ai-builder/src/screens/CompanyStep/CompanyStep.tsx')).toContain('aiBuilderMessages');
  expect(read('packages/features/ai-builder/src/screens/CompanyStep/CompanyStep.stories.tsx')).toMatch(
    /title: 'AiBuilder\/CompanyStep'[\s\S]*state: \{ ru: /,
  );
  expect(read('packages/features/ai-builder/src/index.ts')).toMatch(/^export \{ CompanyStep \} from/);
  expect(read('packages/features/ai-builder/src/messages/ru.ts')).toMatch(/'Чат',\n {2}'companyStep.title': .*\n\};/);
  expect(read('packages/features/ai-builder/src/messages/uz.ts')).toMatch(
    /\{\n {2}'companyStep.title': .*\n\} as const;/,
  );
});

test('a feature: a package with one screen, released with the others', () => {
  const written = writeNew(root, ['feature', 'job-fairs']);
  expectToParse(written.filter((path) => /\.tsx?$/.test(path)));
  expect(JSON.parse(read('packages/features/job-fairs/package.json'))).toMatchObject({
    name: '@kasb/job-fairs',
    version: '0.1.0',
    repository: { directory: 'packages/features/job-fairs' },
  });
  expect(read('packages/features/job-fairs/src/messages/ru.ts')).toContain("'jobFairs.title'");
  expect(read('packages/features/job-fairs/src/index.ts')).toMatch(/jobFairsMessages[\s\S]*JobFairs /);
  expect(JSON.parse(read('.changeset/config.json'))).toEqual({
    fixed: [['@kasb/ui', '@kasb/ai-builder', '@kasb/job-fairs']],
  });
});

test('a call: in its file and the list of calls', () => {
  const written = writeNew(root, ['endpoint', 'modules', 'getModule', 'GET', '/api/modules/{name}', 'public']);
  expectToParse(written);
  expect(read('packages/contract/src/modules.ts')).toContain("import { entries, done } from './lenient.ts';");
  expect(read('packages/contract/src/modules.ts')).toContain("import { object } from 'valibot';");
  expect(read('packages/contract/src/modules.ts')).toContain('params: object({ name: pathPart }),');
  expect(read('packages/contract/src/modules.ts')).toContain("access: 'public',");
  expect(read('packages/contract/src/endpoints.ts')).toMatch(/enableModule, getModule\s*\} from '\.\/modules\.ts';/);
});

test('a call in a file of its own', () => {
  const written = writeNew(root, ['endpoint', 'payments', 'startPayment', 'POST', '/api/payments', 'employer']);
  expectToParse(written);
  expect(read('packages/contract/src/payments.ts')).toMatch(/^import \{ endpoint \} from/);
  expect(read('packages/contract/src/endpoints.ts')).toContain("export { startPayment } from './payments.ts';");
});

test.each([
  [['component', 'salaryRange'], 'pnpm new component Name'],
  [['component'], 'pnpm new component Name'],
  [['screen', 'nowhere', 'Screen'], 'there is no feature nowhere'],
  [['feature', 'ai-builder'], 'there is a feature ai-builder already'],
  [['endpoint', 'modules', 'listModules', 'GET', '/api/modules', 'public'], 'the contract has listModules already'],
  [['endpoint', 'modules', 'getModule', 'FETCH', '/api/modules', 'public'], 'pnpm new endpoint'],
  [['endpoint', 'modules', 'getModule', 'GET', '/api/modules', 'anybody'], 'pnpm new endpoint'],
])('%j is refused', (args, message) => {
  expect(() => writeNew(root, args)).toThrow(message);
});

test('what is there is not overwritten', () => {
  put('packages/ui/src/Badge/index.ts', 'mine');
  expect(() => writeNew(root, ['component', 'Badge'])).toThrow('packages/ui/src/Badge/index.ts is there already');
  expect(read('packages/ui/src/Badge/index.ts')).toBe('mine');
  expect(existsSync(join(root, 'packages/ui/src/Badge/Badge.tsx'))).toBe(false);
});
