import { getCandidate, getConsentTerms, giveConsent } from '@kasb/contract';
import { expect, test } from 'vitest';
import { Harness, statusesOf } from '../support/harness.ts';

const api = Harness.forThisFile();

const give = (token: string, version = 1, headers = {}) =>
  api.call(giveConsent, { body: { version } }, { as: token, headers });
const consentOf = async (token: string) =>
  ((await api.call(getCandidate, {}, { as: token })).body as { consent: unknown }).consent;

test('the terms name the operator, in both languages', async () => {
  for (const [language, words] of [
    ['ru', 'ООО «Касб», СТИР 301234567, хранит ваше имя'],
    ['uz', 'ООО «Касб», STIR 301234567, siz ish topishingiz'],
  ] as const) {
    const { status, body } = await api.request('/reference/consent', { headers: { 'accept-language': language } });
    expect([status, body]).toMatchObject([
      200,
      { version: 1, operator: { name: 'ООО «Касб»', stir: '301234567' }, text: expect.stringContaining(words) },
    ]);
  }
  expect((await api.call(getConsentTerms, {})).status).toBe(200);
});

test(
  'a consent is kept once, with when and from where, also where it is given by two presses at once',
  { tags: ['race'] },
  async () => {
    const { id, token } = await api.person();
    expect(await consentOf(token)).toBeNull();
    const at = api.now.toISOString();
    const answers = await Promise.all([1, 2, 3].map(() => give(token, 1, { 'user-agent': 'Phone' })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [200, { version: 1, given_at: at }]),
    );
    api.pass(60);
    await give(token);
    expect(await consentOf(token)).toEqual({ version: 1, given_at: at });
    const rows = await api.sql`select version, user_agent from consents where user_id = ${id}`;
    expect([...rows]).toEqual([{ version: 1, user_agent: 'Phone' }]);
  },
);

test('one that was taken back is given anew; other terms than those of now are refused', async () => {
  const { id, token } = await api.person();
  await give(token);
  await api.sql`update consents set withdrawn_at = now() where user_id = ${id}`;
  expect(await consentOf(token)).toBeNull();
  expect(await give(token, 2)).toMatchObject({ status: 409, body: { code: 'termsChanged', version: 1 } });
  expect(await consentOf(token)).toBeNull();
  expect(statusesOf([await give(token)])).toEqual([200]);
  expect(await consentOf(token)).not.toBeNull();
});

test('is each one’s own', async () => {
  const [one, other] = [await api.person(), await api.person()];
  await give(one.token);
  expect(await consentOf(other.token)).toBeNull();
});
