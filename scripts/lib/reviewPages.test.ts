import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reviewPageProblems } from './reviewPages.ts';
import { sheetIndex } from './sheets.ts';

const badge = 'packages/ui/src/Badge/Badge';
const search = 'packages/features/search/src/screens/VacancyList/VacancyList';
const badgePage = `<Meta title="UI/Badge" name="Метка" />

# Badge

Статус словом, с \`tone\`.

<Example of="Badge" />

## Когда не

## Так и не так

## Клавиатура

<Reference of="Badge" />
`;
const searchPage = `<Meta title="Search/VacancyList" name="Поиск" />

# Поиск

Открыт всем.

<Screen of="Search/VacancyList" />
`;

let root = '';

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const state = { id: 'search-vacancylist--loading', title: 'Search/VacancyList', story: 'Loading', section: 'search' };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pages-'));
  write('packages/ui/src/index.ts', "export { Badge } from './Badge/index.ts';\n");
  write('packages/ui/src/recruitment/index.ts', '');
  write('packages/kit/src/index.ts', '');
  write('packages/ui/src/Badge/index.ts', "export { Badge } from './Badge.tsx';\n");
  write(
    `${badge}.tsx`,
    "export interface BadgeProps {\n  /** Colour. */\n  tone?: 'info' | 'neutral';\n}\n\n/** A status. */\nexport function Badge({ tone }: BadgeProps) {\n  return tone;\n}\n",
  );
  write(`${badge}.mdx`, badgePage);
  write(
    `${search}.stories.tsx`,
    "const meta = {\n  title: 'Search/VacancyList',\n};\nexport const Loading: Story = {};\n",
  );
  write(`${search}.mdx`, searchPage);
  write('docs/states.json', JSON.stringify([state]));
  write('docs/states.ru.json', JSON.stringify({ [state.id]: 'Загрузка' }));
});

afterEach(() => rmSync(root, { recursive: true }));

test('pages that tell the truth have no problem', () => {
  expect(reviewPageProblems(root)).toEqual([]);
});

test('a component without a page', () => {
  rmSync(join(root, `${badge}.mdx`));
  expect(reviewPageProblems(root)).toEqual([`${badge}.mdx is missing: a component has a page`]);
});

test('a property that is not there, and a chapter that is missing', () => {
  write(`${badge}.mdx`, badgePage.replace('`tone`', '`colour`').replace('## Клавиатура\n', ''));
  expect(reviewPageProblems(root)).toEqual([
    `${badge}.mdx: has no «Клавиатура»`,
    `${badge}.mdx: names colour, which is neither a property nor a component`,
  ]);
});

test('a screen without a page, and a page without its screen', () => {
  write(`${search}.mdx`, searchPage.replaceAll('Search/VacancyList', 'Search/Map'));
  expect(reviewPageProblems(root)).toEqual([
    `${dirname(search)}: Search/VacancyList has no page: write VacancyList.mdx`,
    `${search}.mdx: has no <Screen of="Search/Map" />, or there are no such stories`,
  ]);
});

test('a state without a name, a name of nothing, and two states of one name', () => {
  write('docs/states.json', JSON.stringify([state, { ...state, id: 'search-vacancylist--empty' }]));
  write('docs/states.ru.json', JSON.stringify({ 'search-vacancylist--gone': 'Нет' }));
  expect(reviewPageProblems(root)).toEqual([
    'docs/states.ru.json: search-vacancylist--loading has no name',
    'docs/states.ru.json: search-vacancylist--empty has no name',
    'docs/states.ru.json: search-vacancylist--gone is no state',
  ]);
  write('docs/states.ru.json', JSON.stringify({ [state.id]: 'Пусто', 'search-vacancylist--empty': 'Пусто' }));
  expect(reviewPageProblems(root)).toHaveLength(2);
});

test('the list of pictures tells which looks a story was taken in', () => {
  expect(
    sheetIndex(['a--b.dark.ru.390.webp', 'a--b.light.ru.390.webp', 'c--d.light.ru.390.webp', 'notes.txt']),
  ).toEqual({
    looks: ['dark.ru.390', 'light.ru.390'],
    pictures: { 'a--b': [0, 1], 'c--d': [1] },
  });
});
