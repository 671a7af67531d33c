import { expect, it } from 'vitest';
import { nothingSelected, ranged, reselected, selectedCount, selectedOf } from './selection.ts';
import type { Selection } from './selection.ts';

const listed = [
  { id: 'a', status: 'applied' },
  { id: 'b', status: 'applied' },
  { id: 'c', status: 'offer' },
];
const column: Selection = { kind: 'column', status: 'applied', total: 212, except: new Set() };

it('counts a whole column but those that were taken out', () => {
  expect(selectedOf(column, listed)).toEqual(new Set(['a', 'b']));
  const next = reselected(column, new Set(['a']), listed);
  expect(next).toEqual({ ...column, except: new Set(['b']) });
  expect(selectedCount(next)).toBe(211);
});

it('is a list of ids as soon as another column has one, and nothing once all is dropped', () => {
  expect(reselected(column, new Set(['a', 'b', 'c']), listed)).toEqual({ kind: 'ids', ids: new Set(['a', 'b', 'c']) });
  expect(reselected(column, new Set(), listed)).toEqual(nothingSelected);
});

it('reaches from one to another in either direction', () => {
  expect(ranged(listed, 'c', 'b')).toEqual(['b', 'c']);
  expect(ranged(listed, 'a', 'a')).toEqual(['a']);
  expect(ranged(listed, 'gone', 'b')).toEqual(['a', 'b']);
});
