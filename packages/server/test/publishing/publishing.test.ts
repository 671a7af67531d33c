import {
  deleteVacancy,
  getPostingSession,
  getPublishStatus,
  listPostingAdapters,
  listPostingServices,
} from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { createFirm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { dayMs, outcomes, Publisher } from '../support/publisher.ts';

const api = Harness.forThisFile();
const publisher = new Publisher(api);
const { ids } = publisher;

describe('publishing', () => {
  test('to the site and to channels, each told once', async () => {
    const firm = await publisher.firm();
    expect(await publisher.status(firm)).toEqual({ canPublish: true, cooldownEnds: null, lastPublished: null });
    expect(await publisher.isPublic(firm.vacancyId)).toBe(false);
    const answer = await publisher.publish(firm, [
      ids.website,
      ids.telegram,
      ids.other,
      ids.website,
      ids.website.toUpperCase(),
    ]);
    expect(outcomes(answer)).toEqual({ website: 'success', telegram: 'success', other: 'success' });
    expect(await publisher.isPublic(firm.vacancyId)).toBe(true);
    expect(publisher.shown(`https://kasb.uz/vacancies/${firm.vacancyId}`)).toHaveLength(1);
    expect(await publisher.used(firm.subscriptionId)).toBe(1);
    const session = await api.call(getPostingSession, { params: { id: answer.sessionId } }, { as: firm.member.token });
    expect(session.body).toEqual({ id: answer.sessionId, status: 'finished', results: answer.results });
  });

  test('is free for the same vacancy from then on, also when nothing is left', async () => {
    const firm = await publisher.firm({ postingsLimit: 1 });
    await publisher.publish(firm, [ids.website]);
    const other = await publisher.vacancy(firm);
    expect(await publisher.send(other, firm.owner.token, [ids.website])).toMatchObject({
      status: 422,
      body: { code: 'noPostings' },
    });
    expect((await publisher.status(firm, other)).canPublish).toBe(false);
    api.pass(24 * 3600);
    expect((await publisher.status(firm)).canPublish).toBe(true);
    await publisher.publish(firm, [ids.website]);
    expect(await publisher.used(firm.subscriptionId)).toBe(1);
  });

  test('uses the newest subscription that has a posting left', async () => {
    const firm = await publisher.firm({
      postingsLimit: 2,
      postingsUsed: 1,
      startedAt: new Date(api.now.getTime() - 5 * dayMs),
    });
    const full = await publisher.subscribe(firm.owner.id, { postingsLimit: 1, postingsUsed: 1 });
    const ended = await publisher.subscribe(firm.owner.id, { expiresAt: api.now });
    const cancelled = await publisher.subscribe(firm.owner.id, { cancelledAt: api.now });
    await publisher.publish(firm, [ids.website]);
    expect(await Promise.all([firm.subscriptionId, full, ended, cancelled].map((id) => publisher.used(id)))).toEqual([
      2, 1, 0, 0,
    ]);
  });
});

describe('is refused', () => {
  test.each([
    [{ status: 'paused' }, 'Опубликовать можно только активную вакансию'],
    [{ status: 'closed' }, 'Опубликовать можно только активную вакансию'],
    [{ status: 'draft' }, 'Опубликовать можно только активную вакансию'],
    [{ moderationStatus: 'pending' }, 'Вакансия на модерации: публикация откроется после проверки'],
    [{ moderationStatus: 'rejected' }, 'Вакансия отклонена: публикация недоступна'],
    [{ moderationStatus: 'needs_revision' }, 'Исправьте вакансию по замечаниям модератора, затем публикуйте'],
  ] as const)('to a vacancy that is %o', async (values, error) => {
    const firm = await publisher.firm();
    await api.db.update(schema.vacancies).set(values).where(eq(schema.vacancies.id, firm.vacancyId));
    expect(await publisher.status(firm)).toMatchObject({ canPublish: false, cooldownEnds: null });
    expect(await publisher.send(firm.vacancyId, firm.owner.token, [ids.website])).toMatchObject({
      status: 422,
      body: { error },
    });
    expect(await publisher.used(firm.subscriptionId)).toBe(0);
  });

  test('to a vacancy that nobody moderates is not', async () => {
    const firm = await publisher.firm();
    await api.db
      .update(schema.vacancies)
      .set({ moderationStatus: null })
      .where(eq(schema.vacancies.id, firm.vacancyId));
    expect(outcomes(await publisher.publish(firm, [ids.website]))).toEqual({ website: 'success' });
    expect(await publisher.isPublic(firm.vacancyId)).toBe(true);
  });

  test.each([
    ['none', undefined],
    ['one that ends now', { expiresAt: new Date('2026-03-02T09:00:00.000Z') }],
    ['one that was cancelled', { cancelledAt: new Date('2026-03-01T09:00:00.000Z') }],
  ] as const)('without a subscription: %s', async (_, values) => {
    api.now = new Date('2026-03-02T09:00:00.000Z');
    const firm = await createFirm(api);
    if (values) await publisher.subscribe(firm.owner.id, values);
    expect((await publisher.status(firm)).canPublish).toBe(false);
    expect(await publisher.send(firm.vacancyId, firm.owner.token, [ids.website])).toMatchObject({
      status: 422,
      body: { code: 'noSubscription' },
    });
  });

  test('to a stranger, and for what is no vacancy, alike', async () => {
    const firm = await publisher.firm();
    const stranger = await publisher.firm();
    await api.call(deleteVacancy, { params: { id: stranger.vacancyId } }, { as: stranger.owner.token });
    for (const id of [firm.vacancyId, stranger.vacancyId, 'x', '7f000000-0000-4000-8000-000000000000']) {
      expect(await publisher.send(id, stranger.owner.token, [ids.website])).toMatchObject({
        status: 404,
        body: { code: 'unknownVacancy' },
      });
      expect((await api.call(getPublishStatus, { params: { id } }, { as: stranger.owner.token })).status).toBe(404);
    }
  });

  test('to services that are unknown, foreign, removed or not set up', async () => {
    const firm = await publisher.firm();
    const [removed] = await api.db
      .insert(schema.channels)
      .values({ type: 'telegram', name: 'Старый', identifier: '@old', removedAt: api.now })
      .returning();
    for (const id of ['x', '7f000000-0000-4000-8000-000000000000', firm.id, ids.olx, removed?.id ?? '']) {
      const { status, body } = await publisher.send(firm.vacancyId, firm.owner.token, [ids.website, id]);
      expect([status, body]).toMatchObject([422, { fields: { selectedServiceIds: { code: 'serviceGone' } } }]);
    }
    for (const list of [[], [''], Array.from({ length: 51 }, () => ids.website)]) {
      expect((await publisher.send(firm.vacancyId, firm.owner.token, list)).status).toBe(422);
    }
    expect(await publisher.used(firm.subscriptionId)).toBe(0);
    expect(await publisher.isPublic(firm.vacancyId)).toBe(false);
  });

  test('while the last publication is fresh', async () => {
    const firm = await publisher.firm();
    await publisher.publish(firm, [ids.website]);
    const ends = new Date(api.now.getTime() + dayMs).toISOString();
    expect(await publisher.status(firm)).toEqual({
      canPublish: false,
      cooldownEnds: ends,
      lastPublished: api.now.toISOString(),
    });
    api.pass(3600);
    const { status, headers, body } = await publisher.send(firm.vacancyId, firm.owner.token, [ids.telegram]);
    expect([status, headers.get('retry-after'), body]).toMatchObject([
      429,
      String(23 * 3600),
      { code: 'publishCooldown' },
    ]);
    api.pass(23 * 3600 - 1);
    expect((await publisher.status(firm)).canPublish).toBe(false);
    api.pass(1);
    expect(await publisher.status(firm)).toMatchObject({ canPublish: true, cooldownEnds: null });
    expect(outcomes(await publisher.publish(firm, [ids.telegram]))).toEqual({ telegram: 'success' });
  });
});

describe('what there is to publish to', () => {
  test('services that are set up, the own site first, without phones of recipients', async () => {
    const { token } = await api.person('employer');
    const [group] = await api.db
      .insert(schema.channels)
      .values({ type: 'whatsapp', name: 'Группа', identifier: '998901112233' })
      .returning();
    const list = async () =>
      (await api.call(listPostingServices, {}, { as: token })).body as { id: string; identifier: string | null }[];
    expect((await list()).map(({ id }) => id)).toEqual([ids.website, ids.other, ids.telegram]);
    const { adapters } = api.services.publishing;
    adapters.whatsapp = { name: 'WhatsApp', isRepeatable: false, publish: async () => ({}) };
    expect((await list()).find(({ id }) => id === group?.id)?.identifier).toBeNull();
    delete adapters.whatsapp;
  });

  test('kinds of channels, and which are set up', async () => {
    const { token } = await api.person('employer');
    const list = (await api.call(listPostingAdapters, {}, { as: token })).body as {
      type: string;
      configured: boolean;
    }[];
    expect(list.filter(({ configured }) => configured).map(({ type }) => type)).toEqual([
      'telegram',
      'website',
      'other',
    ]);
    expect(list).toHaveLength(6);
    const uzbek = await api.call(listPostingAdapters, {}, { as: token, headers: { 'accept-language': 'uz' } });
    expect(uzbek.body).toMatchObject(
      ['Telegram', 'WhatsApp', 'Sayt', 'HeadHunter', 'OLX', 'Boshqa xizmat'].map((name) => ({ name })),
    );
  });

  test('a disabled module publishes nothing', async () => {
    const firm = await publisher.firm();
    const isPosting = eq(schema.modules.name, 'vacancy-posting');
    await api.db.update(schema.modules).set({ isEnabled: false }).where(isPosting);
    expect(await publisher.send(firm.vacancyId, firm.owner.token, [ids.website])).toMatchObject({
      status: 503,
      body: { code: 'moduleDisabled' },
    });
    await api.db.update(schema.modules).set({ isEnabled: true }).where(isPosting);
  });
});
