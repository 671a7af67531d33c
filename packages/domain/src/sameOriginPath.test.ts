import { expect, it } from 'vitest';
import { sameOriginPath } from './sameOriginPath.ts';

it.each(['/employer/subscriptions', '/employer/vacancies?updated=true#top', '/'])('follows %s', (path) => {
  expect(sameOriginPath(path)).toBe(path);
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'employer/dashboard',
  '',
  null,
  undefined,
  5,
])('drops %j', (value) => {
  expect(sameOriginPath(value)).toBeUndefined();
});

it('cannot be led out by dots', () => {
  expect(sameOriginPath('/a/../../b')).toBe('/b');
});

it.each(['/..//evil.com', '/.//evil.com', '/a/..//evil.com/b?c#d', '/%2e%2e//evil.com', '/..//..//evil.com'])(
  'L2: drops %j, whose dots leave another host',
  (value) => {
    expect(sameOriginPath(value)).toBeUndefined();
  },
);

it.each(['/a//b', '/a?to=//evil.com', '/a#//evil.com'])('L2: follows %j, which stays here', (path) => {
  expect(sameOriginPath(path)).toBe(path);
});
