import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAsked } from './ask.ts';
import { drawList } from './draw.ts';
import { sheetOf } from './styles.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))].sort();

test('the README names the variables of the sheet, all of them and no others', () => {
  const variable = /--kasb-[a-z-]+/g;
  expect(namesIn(readme, variable)).toEqual(namesIn(sheetOf(1), variable));
});

test('the parts that the README names are drawn', () => {
  const [, list = ''] = /`::part\(\)` of ([^.]+)\./.exec(readme) ?? [];
  const parts = namesIn(list, /\w+/g);
  const row = { id: 'v1', title: 'Швея', company_name: 'Samarqand Textile' };
  const drawn = JSON.stringify(drawList([row], { origin: '', language: 'ru', path: '/vacancies' }));
  expect(parts.length).toBeGreaterThan(4);
  expect(parts.filter((part) => !drawn.includes(`"part":"${part}"`))).toEqual([]);
});

test('the README names the newest version that was released, with its digest', () => {
  const digests = readFileSync(new URL('../released/digests.json', import.meta.url), 'utf8');
  const [version, digest] = Object.entries(JSON.parse(digests) as Record<string, string>).at(-1) ?? [];
  const said = /embed\/(\d+\.\d+\.\d+)\/embed\.js"\s+integrity="([^"]+)"/.exec(readme);
  expect(said?.slice(1)).toEqual([version, digest]);
});

test('as many rows are asked for as the README says', () => {
  const [, least, most, usual] = /(\d+) to (\d+) rows, (\d+) without it/.exec(readme) ?? [];
  const limitOf = (said: string | null) => readAsked((name) => (name === 'limit' ? said : null)).limit;
  expect(limitOf('-1')).toBe(Number(least));
  expect(limitOf('1000')).toBe(Number(most));
  expect(limitOf(null)).toBe(Number(usual));
});
