import { object, string } from 'valibot';
import { expect, test } from 'vitest';
import { endpoint, pathOf } from './endpoint.ts';
import { getHeadHunterResume } from './headhunter.ts';
import { searchVacancies } from './search.ts';

const nested = { path: '/companies/{id}/members/{memberId}' } as const;

test('fills the placeholders, percent-encoded', () => {
  expect(pathOf(nested, { params: { id: 'a/b ?#', memberId: 7 } })).toBe('/companies/a%2Fb%20%3F%23/members/7');
});

test('a value of dots cannot climb to another path', () => {
  const path = pathOf(nested, { params: { id: '..', memberId: '.' } });
  expect(new URL(path, 'https://kasb.uz').pathname).toBe('/companies/%252E%252E/members/%252E');
});

test('leaves out query entries without a value', () => {
  const query = { search: '', location: undefined, employmentType: null, limit: 20, cursor: 'я&x=1' };
  expect(pathOf(searchVacancies, { query })).toBe('/vacancies?limit=20&cursor=%D1%8F%26x%3D1');
  expect(pathOf(searchVacancies, { query: {} })).toBe('/vacancies');
  expect(pathOf(searchVacancies)).toBe('/vacancies');
});

test('query keys keep their order, so that equal calls have equal keys', () => {
  const path = pathOf(getHeadHunterResume, { params: { id: 'r1' }, query: { negotiation_id: 'n1', vacancy_id: 'v1' } });
  expect(path).toBe('/api/employer/headhunter/resume/r1?negotiation_id=n1&vacancy_id=v1');
});

test('an endpoint answers 200 and belongs to the core unless it says otherwise', () => {
  const shared = {
    name: 'x',
    summary: 'X.',
    method: 'GET',
    path: '/x',
    access: 'public',
    answer: object({ a: string() }),
  } as const;
  expect(endpoint(shared)).toMatchObject({ status: 200, isExtension: false, params: undefined, body: undefined });
  expect(endpoint({ ...shared, status: 201, isExtension: true })).toMatchObject({ status: 201, isExtension: true });
});
