import { ApiError } from '@kasb/contract';
import type { PublishResult } from '@kasb/contract';
import { expect, it } from 'vitest';
import { begun, ended, told } from './outcomes.ts';

const result = (serviceId: string, status?: string, error?: string): PublishResult => ({
  serviceId,
  status,
  error,
  serviceName: undefined,
  serviceType: undefined,
});
const services = [
  { id: 'a', type: 'telegram', name: 'Telegram', identifier: undefined },
  { id: 'b', type: 'website', name: 'Сайт', identifier: undefined },
];
const telegram = { serviceName: 'Telegram', serviceType: 'telegram' };

it('names the services that are under way', () => {
  expect(begun([], ['a', 'z'], services)).toEqual([{ ...result('a'), ...telegram }, result('z')]);
});

it('takes the settled outcomes of those under way, the later of two', () => {
  const results = [result('b', 'failed', 'x'), result('a', 'running'), result('c', 'success'), result('b', 'success')];
  expect(told([result('a'), result('b')], results)).toEqual([result('a'), result('b', 'success')]);
  expect(told([result('a', 'success')], [result('a', 'failed')])).toEqual([result('a', 'success')]);
});

it('keeps the name of a service whose outcome has none', () => {
  expect(told(begun([], ['a'], services), [result('a', 'success')])).toEqual([
    { ...result('a', 'success'), ...telegram },
  ]);
});

it('counts a service without an outcome as failed', () => {
  const outcomes = told(begun([], ['a', 'b'], services), [result('b', 'failed', 'Сайт не отвечает')]);
  const refusal = new ApiError({ kind: 'http', status: 409, body: { code: 'publicationRuns' } });
  const rows = ended(outcomes, refusal).map(({ serviceId, status, error, silence }) => [
    serviceId,
    status,
    error,
    silence,
  ]);
  expect(rows).toEqual([
    ['a', 'failed', undefined, refusal],
    ['b', 'failed', 'Сайт не отвечает', undefined],
  ]);
});

it('puts a retry in the place of the first try', () => {
  const before = [result('a', 'failed', 'x'), result('b', 'success')];
  expect(begun(before, ['a', 'c'], [])).toEqual([result('a'), result('b', 'success'), result('c')]);
});
