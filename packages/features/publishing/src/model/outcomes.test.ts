import type { PublishResult } from '@kasb/contract';
import { expect, it } from 'vitest';
import { mergedOutcomes, outcomesOf, settledOf } from './results.ts';

const result = (serviceId: string, status: string, error?: string): PublishResult => ({
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

it('takes the settled outcomes of the asked services, the later of two', () => {
  const results = [result('b', 'failed', 'x'), result('a', 'running'), result('c', 'success'), result('b', 'success')];
  expect(settledOf(['a', 'b'], results)).toEqual([result('b', 'success')]);
});

it('keeps the order in which they were asked', () => {
  expect(
    settledOf(['a', 'b'], [result('b', 'success'), result('a', 'failed')]).map(({ serviceId }) => serviceId),
  ).toEqual(['a', 'b']);
});

it('counts a service without an outcome as failed', () => {
  expect(outcomesOf(['a', 'b', 'z'], [result('b', 'failed', 'Сайт не отвечает')], services, 'Нет мест')).toEqual([
    { serviceId: 'a', serviceName: 'Telegram', serviceType: 'telegram', status: 'failed', error: 'Нет мест' },
    { serviceId: 'b', serviceName: 'Сайт', serviceType: 'website', status: 'failed', error: 'Сайт не отвечает' },
    { serviceId: 'z', serviceName: undefined, serviceType: undefined, status: 'failed', error: 'Нет мест' },
  ]);
});

it('puts the outcome of a retry in the place of the first one', () => {
  const before = [result('a', 'failed', 'x'), result('b', 'success')];
  expect(mergedOutcomes(before, [result('a', 'success')])).toEqual([result('a', 'success'), result('b', 'success')]);
  expect(mergedOutcomes(before, [result('c', 'failed')])).toEqual([...before, result('c', 'failed')]);
});
