import { expect, test } from 'vitest';
import { drawBadge, leastUsed } from './badges.ts';

test('a package is told by the page that takes least of it, and what is no package of ours is not told', () => {
  const least = leastUsed([
    {
      js: 0,
      css: 0,
      parts: [
        ['@kasb/search', 5200],
        ['React', 56_000],
        ['@kasb/app', 5600],
      ],
    },
    {
      js: 0,
      css: 0,
      parts: [
        ['@kasb/search', 3600],
        ['@kasb/kit', 7400],
      ],
    },
  ]);
  expect([...least]).toEqual([
    ['search', 3600],
    ['kit', 7400],
  ]);
});

test('a badge says its words, and is as wide as they are', () => {
  const narrow = drawBadge('gzip, from', '3.6 KiB');
  expect(narrow).toContain('<title>gzip, from: 3.6 KiB</title>');
  const widthOf = (svg: string) => Number(/width="(\d+)"/.exec(svg)?.[1]);
  expect(widthOf(drawBadge('gzip, from', '103.6 KiB'))).toBeGreaterThan(widthOf(narrow));
});
