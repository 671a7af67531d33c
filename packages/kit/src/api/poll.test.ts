import { ApiError } from '@kasb/contract';
import { expect, it } from 'vitest';
import { isAsking } from './poll.ts';

const poll = { every: 1000, until: (status: string) => status === 'finished' };
const http = (status: number) => new ApiError({ kind: 'http', status });

it('asks until what is waited for is there', () => {
  expect(isAsking(poll, { data: undefined, error: undefined })).toBe(true);
  expect(isAsking(poll, { data: 'running', error: undefined })).toBe(true);
  expect(isAsking(poll, { data: 'finished', error: undefined })).toBe(false);
  expect(isAsking({ every: 1000 }, { data: 'finished', error: undefined })).toBe(true);
  expect(isAsking({}, { data: undefined, error: undefined })).toBe(false);
});

it.each([
  [401, false],
  [403, false],
  [404, false],
  [429, true],
  [500, true],
  [503, true],
])('after %i asks on: %s', (status, isOn) => {
  expect(isAsking(poll, { data: 'running', error: http(status) })).toBe(isOn);
});

it('asks on over a lost line', () => {
  expect(isAsking(poll, { data: undefined, error: new ApiError({ kind: 'network' }) })).toBe(true);
});
