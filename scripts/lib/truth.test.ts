import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStates, writeStates, type State } from './states.ts';
import { truthProblems } from './truth.ts';

const storyFile = 'packages/features/search/src/screens/VacancyList/VacancyList.stories.tsx';
const loading = {
  id: 'search-vacancylist--loading',
  title: 'Search/VacancyList',
  story: 'Loading',
  section: 'search',
  line: 'While the search runs there is a spinner.',
  texts: ['Загрузка'],
  hasSteps: true,
};
const played = "export const Loading: Story = {\n  play: async () => findByText('Загрузка'),\n};\n";

let root = '';

function write(path: string, text: string) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const writeStories = (...stories: string[]) =>
  write(storyFile, ["const meta = {\n  title: 'Search/VacancyList',\n};\n", ...stories].join('\n'));
const writeAll = (...states: State[]) => writeStates(root, states);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'truth-'));
  write('docs/domain.md', '<a id="search"></a>\n## Search\n\nSee [itself](#search).\n');
  writeAll(loading);
  writeStories(played);
});

afterEach(() => rmSync(root, { recursive: true }));

test('a house that tells the truth has no problem', () => {
  write('packages/kit/src/a.ts', '/** Found by words (docs/domain.md#search). */\nexport const section = 1;\n');
  expect(truthProblems(root)).toEqual([]);
});

test('a state without a story', () => {
  writeAll(loading, { ...loading, id: 'search-vacancylist--empty', story: 'Empty' });
  expect(truthProblems(root)).toEqual(['docs/states.json: search-vacancylist--empty has no story']);
});

test('a story of a screen that is no state', () => {
  writeStories(played, played.replace('Loading', 'Empty'));
  expect(truthProblems(root)).toEqual([
    `${storyFile}:9: Empty (search-vacancylist--empty) is no state of docs/states.json`,
  ]);
});

test('a story of the design system need not be one, nor have a play', () => {
  write(
    'packages/ui/src/Badge/Badge.stories.tsx',
    "const meta = { title: 'UI/Badge' };\nexport const All: Story = {};\n",
  );
  expect(truthProblems(root)).toEqual([]);
});

test('a state under another name than its story', () => {
  writeAll({ ...loading, story: 'Waiting' });
  expect(truthProblems(root)).toEqual([
    'docs/states.json: search-vacancylist--loading is the story Loading of Search/VacancyList, not Waiting of Search/VacancyList',
  ]);
});

test('a state that is listed twice', () => {
  writeAll(loading, loading);
  expect(truthProblems(root)).toEqual(['docs/states.json: search-vacancylist--loading is listed twice']);
});

test('a state of a rule that is not there', () => {
  writeAll({ ...loading, section: 'find' });
  expect(truthProblems(root)).toEqual([
    'docs/states.json: search-vacancylist--loading belongs to #find, which docs/domain.md has not',
  ]);
});

test('a text that the story does not know', () => {
  writeAll({ ...loading, texts: ['Ищем'] });
  expect(truthProblems(root)).toEqual([
    `docs/states.json: search-vacancylist--loading should show «Ищем», which ${storyFile} does not know`,
  ]);
});

test('a state with steps whose story has no play', () => {
  writeStories('export const Loading: Story = {\n  args: { label: "Загрузка" },\n};\n');
  expect(truthProblems(root)).toEqual([
    `docs/states.json: search-vacancylist--loading needs steps, and ${storyFile}:5 has no play`,
    `${storyFile}:5: Loading has no play: nothing says what is to be seen`,
  ]);
});

test('a play that is spread, or made by a function', () => {
  writeAll(loading, { ...loading, id: 'search-vacancylist--again', story: 'Again' });
  writeStories(
    'const waits = (text: string): Story => ({\n  play: async () => findByText(text),\n});\n',
    'export const Loading: Story = {\n  ...Again,\n};\n',
    "export const Again: Story = waits('Загрузка');\n",
  );
  expect(truthProblems(root)).toEqual([]);
});

test('a page that is not in step', () => {
  write('docs/states.md', readFileSync(join(root, 'docs/states.md'), 'utf8').replace('spinner', 'circle'));
  expect(truthProblems(root)).toEqual(['docs/states.md is not what docs/states.json makes: run pnpm states']);
  writeStates(root, readStates(root));
  expect(truthProblems(root)).toEqual([]);
});

test.each([
  ['packages/kit/src/a.ts', '/** Found (docs/domain.md#find). */', 'docs/domain.md has no anchor find'],
  ['docs/domain.md', '<a id="search"></a>\n[found](#find)', 'docs/domain.md has no anchor find'],
  ['docs/decisions/1.md', 'See [search](../domain.md#find).', 'docs/domain.md has no anchor find'],
  ['packages/kit/src/a.ts', '/** A list (specification, section 7). */', '«specification, section 7»'],
  ['packages/kit/src/a.tsx', '// One public vacancy (decisions, section 12).', '«decisions, section 12»'],
  ['packages/server/src/a.sql', '-- What is sent (section 5).', '«section 5»'],
  ['README.md', 'The vacancy of the catalogue.', '«catalogue»'],
  ['docs/storybook/a.mdx', 'Слова из спецификации.', '«спецификации»'],
])('%s with %s', (path, text, problem) => {
  write(path, `\n${text}\n`);
  const problems = truthProblems(root);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
  expect(problems[0]).toMatch(new RegExp(`^${path}:\\d`));
});

test('code may count its sections', () => {
  write('packages/kit/src/a.ts', "const title = 'section 3';\nconst url = 'https://a.uz/section 3';\n");
  expect(truthProblems(root)).toEqual([]);
});
