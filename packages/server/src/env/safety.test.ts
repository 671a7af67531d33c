import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { refuseUnsafe } from './safety.ts';

const safe = {
  KASB_SMS: 'eskiz',
  ESKIZ_EMAIL: 'hr@kasb.uz',
  ESKIZ_PASSWORD: 'secret',
  KASB_ORIGIN: 'https://jobs.example.uz',
  KASB_OPERATOR_NAME: 'ООО «Касб»',
  KASB_OPERATOR_STIR: '301234567',
};

test.each([
  ['outbox SMS', { KASB_SMS: '' }, 'KASB_SMS=eskiz'],
  ['SMS to the outbox by name', { KASB_SMS: 'outbox' }, 'KASB_SMS=eskiz'],
  ['private addresses', { KASB_FETCH_PRIVATE: '1' }, 'KASB_FETCH_PRIVATE'],
  ['no origin', { KASB_ORIGIN: '' }, 'KASB_ORIGIN'],
  ['nobody who answers for the data', { KASB_OPERATOR_NAME: '' }, 'KASB_OPERATOR_NAME'],
  ['an operator without a STIR', { KASB_OPERATOR_STIR: '' }, 'KASB_OPERATOR_STIR'],
  ['an origin without encryption', { KASB_ORIGIN: 'http://jobs.example.uz' }, 'https://'],
])('H5: %s is refused without the demo', (_, changes, text) => {
  expect(() => refuseUnsafe(readEnv({ ...safe, ...changes }))).toThrow(text);
  expect(() => refuseUnsafe(readEnv({ ...safe, ...changes, KASB_DEMO: '1' }))).not.toThrow();
});

test('H5: safe settings are not refused, nor is a name of this machine', () => {
  expect(() => refuseUnsafe(readEnv(safe))).not.toThrow();
  expect(() => refuseUnsafe(readEnv({ ...safe, KASB_ORIGIN: 'http://localhost:4000' }))).not.toThrow();
});
