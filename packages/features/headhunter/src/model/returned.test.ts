import { expect, it } from 'vitest';
import { headHunterVacancyId } from './headHunterVacancyId.ts';
import { readReturned } from './returned.ts';

it('finishes with a code and its state alone', () => {
  expect(readReturned({ code: 'c', state: 's' })).toEqual({ kind: 'finish', code: 'c', state: 's' });
  expect(readReturned({ code: 'c' })).toEqual({ kind: 'broken' });
  expect(readReturned({ state: 's' })).toEqual({ kind: 'broken' });
  expect(readReturned({})).toEqual({ kind: 'no' });
});

it('lets an error win over a code', () => {
  expect(readReturned({ error: 'access_denied', state: 's' })).toEqual({ kind: 'denied' });
  expect(readReturned({ error: 'server_error', code: 'c', state: 's' })).toEqual({ kind: 'broken' });
});

it('finds the number of a vacancy in what was pasted', () => {
  expect(
    [
      '123',
      ' 123 ',
      'https://hh.uz/vacancy/123',
      'https://tashkent.hh.uz/vacancy/123?from=x',
      'hh.ru/vacancy/123#a',
    ].map(headHunterVacancyId),
  ).toEqual(Array(5).fill('123'));
  expect(
    ['', 'abc', '12 3', 'https://hh.uz/resume/123', 'https://hh.uz/vacancy/12a', '1'.repeat(21)].map(
      headHunterVacancyId,
    ),
  ).toEqual(Array(6).fill(undefined));
});
