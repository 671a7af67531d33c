/** @module-tag slow */

import { deleteCompany, getPostingSession, encodedReason } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import { connect } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema/index.ts';
import { deliver } from '../../src/delivery/deliverJob.ts';
import { resumeDeliveries } from '../../src/delivery/resumeJob.ts';
import { refuse, until } from '../support/channel.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';
import { outcomes, Publisher } from '../support/publisher.ts';
import type { Published } from '../support/publisher.ts';

const api = Harness.forThisFile();
const publisher = new Publisher(api);
const { ids } = publisher;

describe('a channel that fails', () => {
  test.each([
    ['500', () => ({ status: 500, body: 'oops' }), 'Telegram: сбой на стороне сервиса (500)'],
    [
      'a refusal',
      () => refuse(400, 'Bad Request: chat not found'),
      'Telegram: отказ (400): Bad Request: chat not found',
    ],
    [
      'forbidden',
      () => refuse(403, 'Forbidden: bot is not a member'),
      'Telegram: отказ (403): Forbidden: bot is not a member',
    ],
    ['garbage', () => ({ body: '<html>' }), 'Telegram: непонятный ответ. Проверьте канал, прежде чем повторять'],
    [
      'another shape',
      () => ({ body: { ok: true, result: {} } }),
      'Telegram: непонятный ответ. Проверьте канал, прежде чем повторять',
    ],
    ['silence', () => undefined, 'Telegram: нет ответа. Проверьте канал, прежде чем повторять'],
  ])('by %s is told, and stops no other', async (_, reply, error) => {
    const firm = await publisher.firm();
    publisher.telegramServer.reply = reply;
    const { publishing } = api.services;
    const { channelMs } = publishing;
    if (reply() === undefined) publishing.channelMs = 3000;
    const published = await publisher.publish(firm, [ids.telegram, ids.website, ids.other]);
    publishing.channelMs = channelMs;
    expect(outcomes(published)).toEqual({ website: 'success', telegram: error, other: 'success' });
    expect(await publisher.isPublic(firm.vacancyId)).toBe(true);
    expect(JSON.stringify(api.logged)).not.toContain('1:secret');
  });

  test('is tried again alone: what succeeded is not sent twice', async () => {
    const firm = await publisher.firm();
    publisher.board.reply = () => ({ status: 503 });
    const name = publisher.title();
    const id = await publisher.vacancy(firm, { title: name });
    const first = await publisher.publish(firm, [ids.telegram, ids.other], id);
    expect(outcomes(first)).toEqual({ telegram: 'success', other: 'Доска: сбой на стороне сервиса (503)' });
    publisher.restore();
    api.pass(60);
    // In the cooldown, which is no matter for what failed.
    const again = await publisher.publish(firm, [ids.telegram, ids.other], id);
    expect([outcomes(again), again.sessionId]).toEqual([{ telegram: 'success', other: 'success' }, first.sessionId]);
    expect(publisher.sent(name)).toHaveLength(1);
    const keys = publisher.calls(id).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await publisher.used(firm.subscriptionId)).toBe(1);
    expect((await publisher.send(id, firm.owner.token, [ids.website])).status).toBe(429);
  });

  test('is tried again alone where there is no cooldown, too', async () => {
    api.app = createApp(
      { ...api.services, publishing: { ...api.services.publishing, cooldownMs: 0 } },
      { isStrict: true },
    );
    const firm = await publisher.firm();
    publisher.board.reply = () => ({ status: 503 });
    const title = publisher.title();
    const id = await publisher.vacancy(firm, { title });
    const first = await publisher.publish(firm, [ids.telegram, ids.other], id);
    publisher.restore();
    const again = await publisher.publish(firm, [ids.telegram, ids.other], id);
    expect([outcomes(again), again.sessionId, publisher.sent(title).length]).toEqual([
      { telegram: 'success', other: 'success' },
      first.sessionId,
      1,
    ]);
    const anew = await publisher.publish(firm, [ids.telegram], id);
    expect([anew.sessionId === first.sessionId, publisher.sent(title).length]).toEqual([false, 2]);
    api.app = createApp(api.services, { isStrict: true });
  });

  test('on all sides begins no cooldown', async () => {
    const firm = await publisher.firm();
    publisher.telegramServer.reply = () => ({ status: 502 });
    const first = await publisher.publish(firm, [ids.telegram]);
    expect(await publisher.status(firm)).toEqual({ canPublish: true, cooldownEnds: null, lastPublished: null });
    const second = await publisher.publish(firm, [ids.website, ids.telegram]);
    expect([outcomes(second), second.sessionId]).toEqual([
      { website: 'success', telegram: 'Telegram: сбой на стороне сервиса (502)' },
      first.sessionId,
    ]);
    expect(await publisher.used(firm.subscriptionId)).toBe(1);
  });

  test('by asking for patience gets it', async () => {
    const firm = await publisher.firm();
    const asked: number[] = [];
    publisher.telegramServer.reply = (call) => {
      asked.push(Date.now());
      return asked.length === 1
        ? refuse(429, 'Too Many Requests: retry after 1', { retry_after: 1 })
        : publisher.telegram.reply(call);
    };
    expect(outcomes(await publisher.publish(firm, [ids.telegram]))).toEqual({ telegram: 'success' });
    expect(asked).toHaveLength(2);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(1000);
  });

  test('by asking for too much patience has failed', async () => {
    const firm = await publisher.firm();
    publisher.telegramServer.reply = () => refuse(429, 'Too Many Requests', { retry_after: 3600 });
    expect(outcomes(await publisher.publish(firm, [ids.telegram]))).toEqual({
      telegram: 'Telegram: слишком часто, попробуйте позже',
    });
  });

  test('slowly is told by the session', async () => {
    const firm = await publisher.firm();
    let release = () => {};
    const gate = new Promise<void>((done) => (release = done));
    publisher.board.reply = async () => {
      await gate;
      return { body: {} };
    };
    api.app = createApp(
      { ...api.services, publishing: { ...api.services.publishing, waitMs: 300 } },
      { isStrict: true },
    );
    const { results, sessionId } = await publisher.publish(firm, [ids.other, ids.website]);
    api.app = createApp(api.services, { isStrict: true });
    const session = async (as = firm.owner.token) => api.call(getPostingSession, { params: { id: sessionId } }, { as });
    expect(results.map(({ serviceType }) => serviceType)).not.toContain('other');
    await expect
      .poll(async () => (await session()).body)
      .toMatchObject({ status: 'running', results: [{ serviceType: 'website' }] });
    expect(await api.call(deleteCompany, { params: { id: firm.id } }, { as: firm.owner.token })).toMatchObject({
      status: 409,
      body: { code: 'publicationRuns' },
    });
    expect((await session((await api.person('employer')).token)).status).toBe(404);
    release();
    await until(async () => ((await session()).body as { status: string }).status === 'finished');
    expect((await session()).body).toMatchObject({
      results: [
        { serviceType: 'other', status: 'success' },
        { serviceType: 'website', status: 'success' },
      ],
    });
    expect((await api.call(deleteCompany, { params: { id: firm.id } }, { as: firm.owner.token })).status).toBe(200);
  });

  test('an unknown session is not found', async () => {
    const { token } = await api.person('employer');
    for (const id of ['x', '7f000000-0000-4000-8000-000000000000']) {
      expect(await api.call(getPostingSession, { params: { id } }, { as: token })).toMatchObject({
        status: 404,
        body: { code: 'unknownPublication' },
      });
    }
  });
});

describe('a worker that died while it sent', () => {
  /** What such a worker leaves: a part whose sending had begun. */
  async function interrupted(channelId: string): Promise<{ firm: Firm; title: string; id: string; key: string }> {
    const firm = await publisher.firm();
    const title = publisher.title();
    const id = await publisher.vacancy(firm, { title });
    const [publication] = await api.db
      .insert(schema.publications)
      .values({ vacancyId: id, userId: firm.owner.id, startedAt: api.now })
      .returning();
    const [part] = await api.db
      .insert(schema.deliveries)
      .values({
        vacancyId: id,
        channelId,
        publicationId: publication?.id ?? '',
        status: 'running',
        attempt: 1,
        sendingAt: api.now,
        publishedAt: api.now,
      })
      .returning();
    const key = part?.id ?? '';
    await api.services.jobs.send(api.db, deliver, { deliveryId: key });
    await until(async () => (await read(key))?.status !== 'running');
    return { firm, title, id, key };
  }
  const read = async (key: string) =>
    (await api.db.select().from(schema.deliveries).where(eq(schema.deliveries.id, key)))[0];

  test('is not repeated where nobody can know whether it arrived', async () => {
    const { firm, title, id, key } = await interrupted(ids.telegram);
    expect(await read(key)).toMatchObject({
      status: 'failed',
      error: encodedReason('sendingCutOff', { channel: 'Telegram' }),
    });
    expect(publisher.shown(title)).toHaveLength(0);
    // Who asks again may not know of it yet, and is told before anything is sent again.
    expect(outcomes(await publisher.publish(firm, [ids.telegram], id))).toEqual({
      telegram: 'Telegram: отправка прервалась. Проверьте канал: сообщение могло дойти',
    });
    expect(publisher.shown(title)).toHaveLength(0);
    expect(outcomes(await publisher.publish(firm, [ids.telegram], id))).toEqual({ telegram: 'success' });
    expect(publisher.shown(title)).toHaveLength(1);
  });

  test.each(['other', 'website'] as const)('is repeated with the same key to %s', async (service) => {
    const { id, key } = await interrupted(ids[service]);
    expect((await read(key))?.status).toBe('success');
    expect(publisher.calls(id).map(({ headers }) => headers['idempotency-key'])).toEqual(
      service === 'other' ? [key] : [],
    );
  });

  test('and the last of its jobs with it is taken up later', async () => {
    const firm = await publisher.firm();
    const [part] = await api.db
      .insert(schema.deliveries)
      .values({ vacancyId: firm.vacancyId, channelId: ids.website, status: 'running', publishedAt: api.now })
      .returning();
    await resumeDeliveries.run(api.services, {}, AbortSignal.timeout(1000));
    expect((await read(part?.id ?? ''))?.status).toBe('running');
    api.pass(16 * 60);
    await resumeDeliveries.run(api.services, {}, AbortSignal.timeout(1000));
    await until(async () => (await read(part?.id ?? ''))?.status === 'success');
  });
});

describe('at the same time, by two servers', () => {
  test('one vacancy is published once', async () => {
    const firm = await publisher.firm();
    const name = publisher.title();
    const id = await publisher.vacancy(firm, { title: name });
    const answers = await onTwoServers(10, () => [id, firm.owner.token, [ids.telegram, ids.website]]);
    expect(statusesOf(answers)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => (body as Published).sessionId)).size).toBe(1);
    expect(publisher.sent(name)).toHaveLength(1);
    expect(await publisher.used(firm.subscriptionId)).toBe(1);
  });

  test('as many vacancies as there are postings left', async () => {
    const firm = await publisher.firm({ postingsLimit: 10, postingsUsed: 6 });
    const list = await Promise.all(Array.from({ length: 40 }, () => publisher.vacancy(firm)));
    const answers = await onTwoServers(list.length, (index) => [list[index] ?? '', firm.owner.token, [ids.website]]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ body }) => (body as { code?: string }).code === 'noPostings')).toHaveLength(36);
    expect(await publisher.used(firm.subscriptionId)).toBe(10);
    expect((await Promise.all(list.map((id) => publisher.isPublic(id)))).filter(Boolean)).toHaveLength(4);
  });

  async function onTwoServers(
    count: number,
    request: (index: number) => [id: string, token: string, services: string[]],
  ): Promise<Answer[]> {
    const { db, close } = connect(api.databaseUrl);
    const apps = [api.app, createApp({ ...api.services, db }, { isStrict: true })];
    const answers = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const [id, token, selectedServiceIds] = request(index);
        const response = await apps[index % 2]?.request(
          `http://localhost/api/vacancy-posting/vacancies/${id}/publish`,
          {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ selectedServiceIds }),
          },
        );
        return { status: response?.status ?? 0, headers: new Headers(), body: await response?.json() };
      }),
    );
    await close();
    return answers;
  }
});
