import { countBatchReaders, createApplicationBatch, getVacancy, listVacancies, searchVacancies } from '@kasb/contract';
import { expect, it } from 'vitest';
import { isCallOf, keyOf } from './isCallOf.ts';
import { nextCursor } from './page.ts';

it.each([
  ['</vacancies?search=a&cursor=abc>; rel="next"', 'abc'],
  ['</vacancies?cursor=x%3D%3D>; rel=next', 'x=='],
  ['</vacancies?cursor=a>; rel="prev"', undefined],
  ['</vacancies>; rel="next"', undefined],
  [null, undefined],
])('reads the cursor of %s', (link, cursor) => {
  expect(nextCursor(link)).toBe(cursor);
});

it('tells apart what reads by a body, and knows it by its endpoint', () => {
  const one = keyOf(countBatchReaders, { body: { applicationIds: ['a?b'] } });
  expect(one).not.toBe(keyOf(countBatchReaders, { body: { applicationIds: ['c'] } }));
  expect(isCallOf(countBatchReaders, one)).toBe(true);
  expect(isCallOf(createApplicationBatch, one)).toBe(false);
  expect(keyOf(getVacancy, { params: { id: 'v1' } })).toBe('/api/employer/vacancies/v1');
});

it('knows the calls of an endpoint by their keys', () => {
  expect(isCallOf(searchVacancies, '/vacancies')).toBe(true);
  expect(isCallOf(searchVacancies, '/vacancies?search=a')).toBe(true);
  expect(isCallOf(searchVacancies, '/vacancies/v1')).toBe(false);
  expect(isCallOf(listVacancies, '/vacancies')).toBe(false);
  expect(isCallOf(getVacancy, '/api/employer/vacancies/v1')).toBe(true);
  expect(isCallOf(getVacancy, '/api/employer/vacancies/v1/applications')).toBe(false);
  expect(isCallOf(getVacancy, ['/api/employer/vacancies/v1'])).toBe(false);
});
