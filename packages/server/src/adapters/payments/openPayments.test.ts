import { expect, test } from 'vitest';
import { readEnv } from '../../env/env.ts';
import { openPayments } from './openPayments.ts';

const keys = {
  KASB_DEMO: '1',
  KASB_PAYME_MERCHANT_ID: 'm',
  KASB_PAYME_KEY: 'k'.repeat(32),
  KASB_CLICK_SERVICE_ID: '1',
  KASB_CLICK_MERCHANT_ID: '2',
  KASB_CLICK_SECRET: 's'.repeat(32),
};
const named = (env: Record<string, string>) =>
  Object.values(openPayments(readEnv(env), () => new Date()).adapters).map(({ name, isDemo }) => [name.ru, isDemo]);

test('the demo’s mark is for stand-ins: real keys move money', () => {
  const standIns = { KASB_PAYME_CHECKOUT_URL: 'http://127.0.0.1:1', KASB_CLICK_PAY_URL: 'http://127.0.0.1:2/pay' };
  expect(named({ ...keys, ...standIns })).toEqual([
    ['Payme (демо)', true],
    ['Click (демо)', true],
  ]);
  expect(named(keys)).toEqual([
    ['Payme', false],
    ['Click', false],
  ]);
  expect(named({ ...keys, KASB_PAYME_CHECKOUT_URL: 'https://test.paycom.uz' })[0]).toEqual(['Payme', false]);
});
