import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodedReason } from '@kasb/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { openAdapters } from '../../src/adapters/channels/adapters.ts';
import { createChannelOutbox } from '../../src/adapters/channels/outbox.ts';
import { messageText } from '../../src/adapters/channels/telegram.ts';
import { createWebhook } from '../../src/adapters/channels/webhook.ts';
import { createWhatsApp } from '../../src/adapters/channels/whatsapp.ts';
import { openOutbox } from '../../src/adapters/outbox.ts';
import { readEnv } from '../../src/env/env.ts';
import { delivery, soon, vacancy } from '../support/delivery.ts';
import { openingChannels } from '../support/openingChannels.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const open = openingChannels();

describe('whatsapp', () => {
  const settings = { token: 'secret', phoneNumberId: '42', template: 'vacancy' };

  test('sends a template', async () => {
    const { url, calls } = await open(() => ({
      body: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] },
    }));
    const adapter = createWhatsApp({ ...settings, url });
    expect(await adapter.publish(delivery('+998 90 111-22-33', { title: 'Швея\nи  закройщик' }), soon())).toEqual({
      externalId: 'wamid.1',
    });
    expect(calls[0]).toMatchObject({
      path: '/42/messages',
      headers: { authorization: 'Bearer secret' },
      body: {
        messaging_product: 'whatsapp',
        to: '998901112233',
        type: 'template',
        template: { name: 'vacancy', language: { code: 'ru' } },
      },
    });
    expect(calls[0]?.text).toContain('"Швея и закройщик"');
  });

  test('speaks the language of its template, whatever the vacancy is written in', async () => {
    const { url, calls } = await open(() => ({ body: { messages: [{ id: 'wamid.1' }] } }));
    const adapter = createWhatsApp({ ...settings, language: 'uz', url });
    await adapter.publish(delivery('998901112233', { salaryMin: null }), soon());
    expect(calls[0]?.text).toContain('ofisda');
    expect(calls[0]?.text).toContain('kelishuv asosida');
  });

  test.each([0, -1])('says nothing of a pay of %i', async (salaryMin) => {
    const { url, calls } = await open(() => ({ body: { messages: [{ id: 'wamid.1' }] } }));
    const adapter = createWhatsApp({ ...settings, url });
    await adapter.publish(delivery('998901112233', { salaryMin, salaryMax: 0 }), soon());
    expect(calls[0]?.text).toContain('по договорённости');
    expect(calls[0]?.text).not.toContain('сум');
  });

  test.each([
    [
      { status: 401, body: { error: { message: 'Invalid token', code: 190 } } },
      encodedReason('channelRefused', { channel: 'WhatsApp', status: 401, detail: ': Invalid token' }),
      undefined,
    ],
    [
      { status: 400, body: { error: { message: 'Rate limit', code: 130_429 } } },
      encodedReason('channelBusy', { channel: 'WhatsApp' }),
      5,
    ],
    [{ status: 500, body: 'x' }, encodedReason('channelDown', { channel: 'WhatsApp', status: 500 }), undefined],
    [{ body: { messages: [] } }, encodedReason('channelUnclear', { channel: 'WhatsApp' }), undefined],
    [{ body: 'x' }, encodedReason('channelUnclear', { channel: 'WhatsApp' }), undefined],
  ])('%j is a failure', async (reply, message, retryAfter) => {
    const { url } = await open(() => reply);
    await expect(createWhatsApp({ ...settings, url }).publish(delivery('998901112233'), soon())).rejects.toMatchObject({
      message,
      retryAfter,
    });
  });

  test('without a recipient is one too', async () => {
    await expect(
      createWhatsApp({ ...settings, url: 'http://127.0.0.1:1' }).publish(delivery(null), soon()),
    ).rejects.toThrow('channelWithoutAddress');
  });
});

describe('a webhook', () => {
  const clock = () => new Date('2026-03-02T09:00:00.500Z');
  const adapterAt = (url: string) => createWebhook({ name: 'OLX', url, secret: 'secret-of-the-board', clock });

  test('is signed over its time and body', async () => {
    const { url, calls } = await open(() => ({ body: { id: 7, url: 'https://olx.uz/7' } }));
    expect(await adapterAt(url).publish(delivery('jobs'), soon())).toEqual({
      externalId: '7',
      externalUrl: 'https://olx.uz/7',
    });
    const { headers, text, body } = calls[0] ?? { headers: {}, text: '', body: {} };
    const expected = createHmac('sha256', 'secret-of-the-board').update(`1772442000.${text}`).digest('hex');
    expect(headers).toMatchObject({
      'idempotency-key': 'key-1',
      'x-kasb-timestamp': '1772442000',
      'x-kasb-signature': `sha256=${expected}`,
    });
    expect(body).toMatchObject({
      action: 'publish',
      key: 'key-1',
      service: { identifier: 'jobs' },
      vacancy: { id: 'v1', title: vacancy.title },
    });
  });

  test('has a key for each different change', async () => {
    const { url, calls } = await open(() => ({ status: 204, body: '' }));
    const adapter = adapterAt(url);
    for (const title of ['А', 'Б', 'Б'])
      await adapter.update?.(delivery('jobs', { title }), { externalId: '7' }, soon());
    await adapter.remove?.(delivery('jobs'), { externalId: '7' }, soon());
    const keys = calls.map(({ headers }) => headers['idempotency-key']);
    expect([keys[0] === keys[1], keys[1] === keys[2], new Set(keys).size]).toEqual([false, true, 3]);
  });

  test('that answers nothing, or a link that is none, has succeeded', async () => {
    const { url } = await open(({ body }) =>
      body.key === 'key-1' ? { status: 202, body: '' } : { body: { url: 'javascript:alert(1)' } },
    );
    expect(await adapterAt(url).publish(delivery('jobs'), soon())).toEqual({});
    expect(await adapterAt(url).publish({ ...delivery('jobs'), key: 'key-2' }, soon())).toEqual({
      externalId: null,
      externalUrl: null,
    });
  });

  test.each([
    [
      { status: 422, body: { error: 'Нет города' } },
      encodedReason('channelRefused', { channel: 'OLX', status: 422, detail: ': Нет города' }),
      undefined,
    ],
    [{ status: 429, headers: { 'retry-after': '30' } }, encodedReason('channelBusy', { channel: 'OLX' }), 30],
    [
      { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
      encodedReason('channelUnreachable', { channel: 'OLX' }),
      undefined,
    ],
    [{ body: 'thanks' }, encodedReason('channelUnclear', { channel: 'OLX' }), undefined],
    [{ body: '7' }, encodedReason('channelUnclear', { channel: 'OLX' }), undefined],
  ])('%j is a failure', async (reply, message, retryAfter) => {
    const { url } = await open(() => reply);
    await expect(adapterAt(url).publish(delivery('jobs'), soon())).rejects.toMatchObject({ message, retryAfter });
  });
});

test('an outbox keeps each act, and a repeated publication once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kasb-delivery-'));
  ends.push(() => rm(dataDir, { recursive: true }));
  const adapter = createChannelOutbox(
    'Telegram',
    openOutbox({ dataDir, file: 'posting.jsonl', clock: () => new Date('2026-03-02T09:00:00Z') }),
  );
  expect(await adapter.publish(delivery('@kasb'), soon())).toEqual({ externalId: 'key-1' });
  await adapter.publish(delivery('@kasb'), soon());
  await adapter.update?.(delivery('@kasb', { title: 'Закройщик' }), {}, soon());
  await adapter.remove?.(delivery('@kasb'), {}, soon());
  const lines = (await readFile(join(dataDir, 'outbox', 'posting.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([
    {
      at: '2026-03-02T09:00:00.000Z',
      action: 'publish',
      key: 'key-1',
      type: 'telegram',
      service: 'Канал',
      vacancyId: 'v1',
      text: messageText(vacancy),
    },
    { action: 'update', title: 'Закройщик' },
    { action: 'remove' },
  ]);
});

describe('the settings', () => {
  const namesFor = (source: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(openAdapters(readEnv(source), () => new Date())).map(([type, { name, isDemo }]) => [
        type,
        isDemo ? `${name}, a stand-in` : name,
      ]),
    );

  test('without credentials leave only the site', () => {
    expect(namesFor({})).toEqual({ website: 'Kasb' });
  });

  test.each([
    ['KASB_WHATSAPP_TOKEN', { KASB_WHATSAPP_TOKEN: 'x' }],
    ['KASB_OLX_URL', { KASB_OLX_URL: 'https://olx.uz' }],
    ['KASB_OLX_URL', { KASB_OLX_SECRET: 'x'.repeat(16) }],
    ['KASB_WEBHOOK_URL', { KASB_WEBHOOK_URL: 'https://board.uz' }],
    ['KASB_WEBHOOK_URL', { KASB_WEBHOOK_URL: 'file:///etc/passwd', KASB_WEBHOOK_SECRET: 'x'.repeat(16) }],
    ['KASB_WEBHOOK_SECRET', { KASB_WEBHOOK_URL: 'https://board.uz', KASB_WEBHOOK_SECRET: 'short' }],
  ])('with half of a channel name it: %s', (name, source) => {
    expect(() => readEnv(source)).toThrow(name);
  });

  test('of the demo have stand-ins, which give way to the real', () => {
    expect(namesFor({ KASB_DEMO: '1' })).toEqual({
      website: 'Kasb',
      telegram: 'Telegram, a stand-in',
      whatsapp: 'WhatsApp, a stand-in',
      hh: 'HeadHunter, a stand-in',
    });
    expect(namesFor({ KASB_DEMO: '1', KASB_TELEGRAM_TOKEN: '1:x' })).toMatchObject({
      telegram: 'Telegram',
      hh: 'HeadHunter, a stand-in',
    });
  });

  test('with credentials have all', () => {
    const secrets = { KASB_OLX_SECRET: 'x'.repeat(16), KASB_WEBHOOK_SECRET: 'x'.repeat(16) };
    const names = namesFor({
      ...secrets,
      KASB_TELEGRAM_TOKEN: '1:x',
      KASB_WHATSAPP_TOKEN: 'x',
      KASB_WHATSAPP_PHONE_ID: '1',
      KASB_WHATSAPP_TEMPLATE: 'x',
      KASB_OLX_URL: 'https://olx.uz/hook',
      KASB_WEBHOOK_URL: 'https://board.uz/hook',
    });
    expect(names).toEqual({
      website: 'Kasb',
      telegram: 'Telegram',
      whatsapp: 'WhatsApp',
      olx: 'OLX',
      other: 'Webhook',
    });
  });

  test.each([
    [undefined, 24 * 3600 * 1000],
    ['0', 0],
    ['48', 48 * 3600 * 1000],
    ['12h', 12 * 3600 * 1000],
    ['30m', 30 * 60 * 1000],
    ['45s', 45_000],
    ['1500ms', 1500],
  ])('cooldown %s', (text, ms) => {
    expect(readEnv({ KASB_PUBLISH_COOLDOWN: text }).KASB_PUBLISH_COOLDOWN).toBe(ms);
  });

  test.each(['-1', 'day', '1.5', '24 h'])('cooldown %s is refused', (text) => {
    expect(() => readEnv({ KASB_PUBLISH_COOLDOWN: text })).toThrow('KASB_PUBLISH_COOLDOWN');
  });
});
