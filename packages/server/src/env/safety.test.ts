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

test.each([
  ['ESKIZ_URL', 'http://notify.eskiz.uz'],
  ['KASB_TELEGRAM_URL', 'http://api.telegram.org'],
  ['KASB_HH_URL', 'http://8.8.8.8/hh'],
  ['KASB_S3_URL', 'http://s3.example.uz'],
  ['KASB_LLM_URL', 'http://model.example.uz/v1'],
])('%s without encryption is refused without the demo', (name, address) => {
  const env = { ...safe, KASB_LLM_MODEL: 'm', [name]: address };
  expect(() => refuseUnsafe(readEnv(env))).toThrow(`${name}: what is sent there would travel unencrypted`);
  expect(() => refuseUnsafe(readEnv({ ...env, KASB_DEMO: '1' }))).not.toThrow();
  const near = { ...env, [name]: 'http://store:9000' };
  expect(() => refuseUnsafe(readEnv(near))).not.toThrow();
});

test('letters go by TLS, from the start or once it is said', () => {
  const mail = (KASB_SMTP_URL: string) => readEnv({ ...safe, KASB_MAIL_FROM: 'hr@kasb.uz', KASB_SMTP_URL });
  expect(() => refuseUnsafe(mail('smtp://a:b@mail.example.uz'))).toThrow('KASB_SMTP_URL');
  for (const address of ['smtps://a:b@mail.example.uz', 'smtp://a:b@mail.example.uz:587?requireTLS=true', 'smtp://mta'])
    expect(() => refuseUnsafe(mail(address))).not.toThrow();
});
