import { expect, it } from 'vitest';
import { pricingPath } from './pricingPath.ts';

it('carries the way back and the vacancy', () => {
  expect(pricingPath('/employer/pricing', '/employer/vacancies', 'v1')).toBe(
    '/employer/pricing?redirect=/employer/vacancies&vacancy=v1',
  );
});

it('survives the addresses of a host', () => {
  const path = pricingPath('/plans?tab=all', '/jobs?a=1&b=2', 'v/1&2');
  const query = new URL(path, 'http://host').searchParams;
  expect([query.get('tab'), query.get('redirect'), query.get('vacancy')]).toEqual(['all', '/jobs?a=1&b=2', 'v/1&2']);
});
