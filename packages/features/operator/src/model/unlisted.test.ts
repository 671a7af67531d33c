import { expect, test } from 'vitest';
import { unlistedOf } from './unlisted.ts';

const listed = new Set(['a', 'b', 'c']);

test('what came before, between and behind rows is new where all of the list is there', () => {
  expect(unlistedOf(['x', 'a', 'y', 'b', 'c', 'z'], listed, false)).toEqual(['x', 'y', 'z']);
  expect(unlistedOf(['x'], new Set(), false)).toEqual(['x']);
});

test('with more behind the list, a row behind it may be an old one', () => {
  expect(unlistedOf(['x', 'a', 'c', 'd'], listed, true)).toEqual(['x']);
  expect(unlistedOf(['a', 'b', 'c'], listed, true)).toEqual([]);
});
