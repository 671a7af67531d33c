import { ApiError } from '@kasb/contract';
import { expect, expectTypeOf, it } from 'vitest';
import { match } from './match.ts';
import type { QueryState } from './query.ts';

const retry = () => undefined;

const shown = (query: QueryState<string>) =>
  match(query, {
    loading: () => 'loading',
    error: ({ error }) => error.kind,
    ready: ({ data }) => data,
  });

it('gives each state to its own case', () => {
  expect(shown({ status: 'loading' })).toBe('loading');
  expect(shown({ status: 'error', error: new ApiError({ kind: 'network' }), retry })).toBe('network');
  expect(shown({ status: 'ready', data: 'Повар', isRefreshing: false, refresh: retry })).toBe('Повар');
});

it('does not compile without a case', () => {
  expectTypeOf(shown).returns.toEqualTypeOf<string>();
  const failed = (): QueryState<string> => ({ status: 'error', error: new ApiError({ kind: 'network' }), retry });
  // @ts-expect-error -- `error` is forgotten
  expect(match(failed(), { loading: () => 'loading', ready: () => 'ready' })).toBeUndefined();
});
