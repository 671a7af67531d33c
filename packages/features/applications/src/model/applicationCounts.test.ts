import type { ApplicationStatus } from '@kasb/contract';
import { expect, it } from 'vitest';
import { knownCounts } from './applicationCounts.ts';

const loaded = (...statuses: (ApplicationStatus | undefined)[]) => statuses.map((status) => ({ status }));
const told = { total: 40, applied: 10, screening: 8, interview: 7, offer: 6, rejected: 5, hired: 4 };

it('believes the provider', () => {
  expect(knownCounts({ told, status: 'offer', loaded: loaded('offer'), total: 6, hasMore: true })).toEqual({
    all: 40,
    chosen: 6,
    byStatus: told,
  });
  expect(knownCounts({ told, status: 'all', loaded: [], total: 40, hasMore: true }).chosen).toBe(40);
});

it('does not believe in none when there are some', () => {
  const none = { total: 0, applied: 0, screening: 0, interview: 0, offer: 0, rejected: 0, hired: 0 };
  expect(
    knownCounts({ told: none, status: 'all', loaded: loaded('applied', 'offer'), total: 2, hasMore: false }),
  ).toMatchObject({ all: 2, byStatus: { applied: 1, offer: 1 } });
});

it('counts what came when all of it did', () => {
  const counts = knownCounts({
    told: undefined,
    status: 'all',
    loaded: loaded('applied', 'applied', 'hired', undefined),
    total: 4,
    hasMore: false,
  });
  expect(counts).toEqual({
    all: 4,
    chosen: 4,
    byStatus: { applied: 2, screening: 0, interview: 0, offer: 0, rejected: 0, hired: 1 },
  });
});

it('tells no counts while there are further pages', () => {
  expect(knownCounts({ told: undefined, status: 'all', loaded: loaded('applied'), total: 90, hasMore: true })).toEqual({
    all: 90,
    chosen: 90,
    byStatus: undefined,
  });
});

it('notices that the filter was ignored', () => {
  expect(
    knownCounts({ told: undefined, status: 'hired', loaded: loaded('applied', 'hired'), total: 2, hasMore: false }),
  ).toMatchObject({ all: 2, chosen: 1 });
  expect(knownCounts({ told: undefined, status: 'hired', loaded: loaded('hired'), total: 1, hasMore: false })).toEqual({
    all: undefined,
    chosen: 1,
    byStatus: undefined,
  });
});
