import {
  createOperatorService,
  listAudit,
  listOperatorServices,
  removeOperatorService,
  testOperatorService,
  updateOperatorService,
} from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { operatorSteps } from '../support/operators.ts';
import { Publisher } from '../support/publisher.ts';

const api = Harness.forThisFile();
const publisher = new Publisher(api);
const { signedIn } = operatorSteps(api);
const as = operatorToken;

interface Listed {
  id: string;
  type: string;
  configured: boolean;
  published_30d: number;
  failed_30d: number;
}

const list = async (token = as) =>
  ((await api.call(listOperatorServices, {}, { as: token })).body as { items: Listed[] }).items;
const ofType = async (type: string) => (await list()).find((service) => service.type === type);
const add = (body: BodyOf<typeof createOperatorService>, token = as) =>
  api.call(createOperatorService, { body }, { as: token });
const tryIt = (id: string, token = as, language = 'ru') =>
  api.call(testOperatorService, { params: { id } }, { as: token, headers: { 'accept-language': language } });
const rename = (id: string, body: BodyOf<typeof updateOperatorService>, token = as) =>
  api.call(updateOperatorService, { params: { id }, body }, { as: token });
const remove = (id: string, token = as) => api.call(removeOperatorService, { params: { id } }, { as: token });
const actions = async (entityId: string) =>
  ((await api.call(listAudit, { query: { entityId } }, { as })).body as { items: { action: string }[] }).items.map(
    ({ action }) => action,
  );

describe('the list', () => {
  test('tells what is set up, and how it went lately', async () => {
    const firm = await publisher.firm();
    publisher.board.reply = () => ({ status: 403, body: { error: 'нет' } });
    await publisher.publish(firm, [publisher.ids.telegram, publisher.ids.other]);
    expect(await ofType('telegram')).toMatchObject({ configured: true, published_30d: 1, failed_30d: 0 });
    expect(await ofType('other')).toMatchObject({ configured: true, published_30d: 0, failed_30d: 1 });
    expect(await ofType('olx')).toMatchObject({ configured: false, published_30d: 0, failed_30d: 0 });
    api.pass(31 * 24 * 3600);
    expect(await ofType('telegram')).toMatchObject({ published_30d: 0 });
  });

  test('is for those who keep the platform', async () => {
    expect((await list((await signedIn('support')).token)).length).toBeGreaterThan(0);
    const { token } = await signedIn('moderator');
    expect((await api.call(listOperatorServices, {}, { as: token })).status).toBe(403);
  });
});

describe('a trial', () => {
  test('reaches the channel and is taken back', async () => {
    const before = publisher.sent('Проверка связи').length;
    expect((await tryIt(publisher.ids.telegram)).status).toBe(200);
    expect(publisher.sent('Проверка связи')).toHaveLength(before + 1);
    expect(publisher.shown('Проверка связи')).toEqual([]);
  });

  test('says why the channel did not take it, in the words of who asks', async () => {
    publisher.telegramServer.reply = () => ({
      status: 400,
      body: { ok: false, description: 'Bad Request: need administrator rights' },
    });
    expect(await tryIt(publisher.ids.telegram)).toMatchObject({
      status: 502,
      body: { code: 'channelFailed', error: 'Telegram: бот не администратор канала' },
    });
    expect(await tryIt(publisher.ids.telegram, as, 'uz')).toMatchObject({
      status: 502,
      body: { reason: { code: 'channelNotAdmin' }, error: expect.not.stringMatching(/[а-я]/i) },
    });
    expect((await tryIt(publisher.ids.olx)).body).toMatchObject({ reason: { code: 'channelUnset' } });
  });

  test('is an admin’s, of a channel that there is', async () => {
    expect((await tryIt(publisher.ids.telegram, (await signedIn('support')).token)).status).toBe(403);
    expect((await tryIt('x')).status).toBe(404);
    expect((await tryIt('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});

describe('adding and removing', () => {
  test('a channel is there until it is removed, once, and both stand in the journal', { tags: ['race'] }, async () => {
    const made = await add({ type: 'telegram', name: 'Работа в Навои', identifier: '@navoi' });
    expect(made).toMatchObject({ status: 201, body: { name: 'Работа в Навои', configured: true, published_30d: 0 } });
    const { id } = made.body as Listed;
    expect((await list()).map((service) => service.id)).toContain(id);
    expect((await remove(id, (await signedIn('support')).token)).status).toBe(403);
    expect(statusesOf(await Promise.all([remove(id), remove(id)]))).toEqual([200, 404]);
    expect((await list()).map((service) => service.id)).not.toContain(id);
    expect(await actions(id)).toEqual(['service.removed', 'service.added']);
  });

  test('a channel is named anew by an admin, and the journal says what it was called', async () => {
    const { id } = (await add({ type: 'telegram', name: 'Работа', identifier: '@work' })).body as Listed;
    const body = { name: 'Работа в Бухаре', nameUz: 'Buxoroda ish' };
    expect((await rename(id, body, (await signedIn('support')).token)).status).toBe(403);
    expect((await rename(id, body)).status).toBe(200);
    expect((await list()).find((service) => service.id === id)).toMatchObject({
      name: 'Работа в Бухаре',
      name_uz: 'Buxoroda ish',
      identifier: '@work',
    });
    expect(await rename(id, { name: '  ' })).toMatchObject({ status: 422, body: { fields: { name: {} } } });
    // The same once more is no change.
    expect((await rename(id, body)).status).toBe(200);
    expect(await actions(id)).toEqual(['service.changed', 'service.added']);
    expect((await rename('00000000-0000-4000-8000-000000000000', body)).status).toBe(404);
    expect((await rename('x', body)).status).toBe(404);
  });

  test('one that sends to somebody says to whom', async () => {
    expect(await add({ type: 'whatsapp', name: 'Группа' })).toMatchObject({
      status: 422,
      body: { fields: { identifier: { code: 'required' } } },
    });
  });

  test('one on whose way something is stays', async () => {
    const { id } = (await add({ type: 'telegram', name: 'Занятый', identifier: '@busy' })).body as Listed;
    const firm = await publisher.firm();
    await api.db.insert(schema.deliveries).values({ vacancyId: firm.vacancyId, channelId: id, status: 'running' });
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'serviceUsed' } });
    await api.db.update(schema.deliveries).set({ status: 'failed' }).where(eq(schema.deliveries.channelId, id));
    expect((await remove(id)).status).toBe(200);
  });
});
