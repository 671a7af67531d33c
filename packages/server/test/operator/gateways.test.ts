import { listAudit, listOperatorGateways, testOperatorGateway } from '@kasb/contract';
import { startFakeModel } from '@kasb/fake-llm';
import { afterEach, describe, expect, test } from 'vitest';
import { SmsError } from '../../src/adapters/sms/sms.ts';
import { createApp } from '../../src/compose/app.ts';
import { createLanguageModel } from '../../src/llm/openAiCompatible.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { operatorSteps } from '../support/operators.ts';

const api = Harness.forThisFile();
const { signedIn } = operatorSteps(api);
const key = 'secret-key-of-the-model';
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  api.onSms = () => undefined;
  for (const end of ends.splice(0)) await end();
});

const tryIt = (id: string, token: string, language = 'ru') =>
  api.call(testOperatorGateway, { params: { id } }, { as: token, headers: { 'accept-language': language } });
const refusing = (error: Error) => {
  api.onSms = () => {
    throw error;
  };
};
const journal = async () =>
  JSON.stringify((await api.call(listAudit, { query: { action: 'gateway.tried' } }, { as: operatorToken })).body);

async function withModel() {
  const fake = await startFakeModel();
  const { model: before } = api.services;
  const open = (model: typeof before) => {
    api.services = { ...api.services, model };
    api.app = createApp(api.services, { isStrict: true });
  };
  open(
    createLanguageModel(
      { url: fake.url, key, model: 'fake', timeoutMs: 120_000, dailyCalls: 9, personDailyCalls: 9, totalDailyCalls: 9 },
      api.services,
    ),
  );
  ends.push(async () => {
    open(before);
    await fake.close();
  });
  return fake;
}

describe('an SMS of trial', () => {
  test('goes to who asks, and stands in the journal', async () => {
    const { token, phone } = await signedIn('admin');
    expect(await tryIt('sms', token)).toMatchObject({ status: 200, body: { ms: expect.any(Number) } });
    expect(api.sent.at(-1)).toMatchObject({ to: phone, text: expect.stringContaining('проверка') });
    expect(await journal()).toContain('"entity_title":"SMS"');
  });

  test('says why it did not go, in the words of who asks', async () => {
    const { token } = await signedIn('admin');
    refusing(new SmsError('Eskiz refused to log in', 401));
    expect(await tryIt('sms', token)).toMatchObject({ status: 502, body: { error: 'SMS: отказ (401)' } });
    expect(await tryIt('sms', token, 'uz')).toMatchObject({
      status: 502,
      body: { code: 'channelFailed', reason: { code: 'channelRefused' }, error: expect.not.stringMatching(/[а-я]/i) },
    });
    expect(await journal()).toContain('SMS: отказ (401)');
    refusing(new TypeError('fetch failed'));
    expect((await tryIt('sms', token)).body).toMatchObject({ error: 'SMS: нет связи' });
  });

  test('is tried three times a minute by one', async () => {
    const { token } = await signedIn('admin');
    const many = await Promise.all(Array.from({ length: 5 }, () => tryIt('sms', token)));
    expect(statusesOf(many)).toEqual([200, 200, 200, 429, 429]);
    api.pass(61);
    expect((await tryIt('sms', token)).status).toBe(200);
  });

  test('is an admin’s who has a phone', async () => {
    expect((await tryIt('sms', (await signedIn('support')).token)).status).toBe(403);
    expect((await tryIt('sms', operatorToken)).status).toBe(403);
    expect((await tryIt('fax', operatorToken)).status).toBe(404);
  });
});

describe('a question of trial', () => {
  test('is answered by the model that is set up', async () => {
    const { token } = await signedIn('admin');
    const configured = async () => (await api.call(listOperatorGateways, {}, { as: token })).body;
    expect(await configured()).toMatchObject({ items: [{ id: 'sms', configured: true }, { configured: false }] });
    expect((await tryIt('model', token)).body).toMatchObject({ reason: { code: 'channelUnset' } });
    const fake = await withModel();
    expect(await configured()).toMatchObject({ items: [{}, { id: 'model', configured: true }] });
    fake.script({ kind: 'object', value: { message: 'Здравствуйте!' } });
    expect(await tryIt('model', token)).toMatchObject({
      status: 200,
      body: { ms: expect.any(Number), said: 'Здравствуйте!' },
    });
  });

  test('says why there is no answer, and nothing of the key', async () => {
    const { token } = await signedIn('admin');
    const fake = await withModel();
    fake.script({ kind: 'status', status: 401 });
    const refused = await tryIt('model', token);
    expect(refused).toMatchObject({ status: 502, body: { error: 'Языковая модель: отказ (401)' } });
    fake.script({ kind: 'text', text: 'нет' }, { kind: 'text', text: 'нет' });
    expect(await tryIt('model', token)).toMatchObject({ status: 502, body: { reason: { code: 'channelUnclear' } } });
    expect(JSON.stringify(refused.body) + (await journal())).not.toContain(key);
  });
});
