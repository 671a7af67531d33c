/** @module-tag slow */

import { getHeadHunterStatistics } from '@kasb/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { HeadHunterSide, restMs } from '../support/headHunter.ts';

const api = Harness.forThisFile();
const hh = HeadHunterSide.of(api);

// The time of the pauses passes only when a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const passMs = (ms: number) => vi.setSystemTime(Date.now() + ms);

const statistics = ({ vacancyId, owner }: Firm, token = owner.token) =>
  api.call(getHeadHunterStatistics, { params: { id: vacancyId } }, { as: token });

describe('statistics', () => {
  test('are those of the vacancy’s whole life', async () => {
    const { firm, vacancy } = await hh.linkedFirm(17);
    vacancy.views = 420;
    expect((await statistics(firm)).body).toEqual({ views: 420, responses: 17 });
    expect((await statistics(firm, firm.member.token)).body).toEqual({ views: 420, responses: 17 });
    expect((await statistics(firm, (await createFirm(api)).owner.token)).status).toBe(404);
  });

  test('found past the first page, and among the archived', async () => {
    const { firm, vacancy } = await hh.linkedFirm(2);
    for (let index = 0; index < 60; index += 1) hh.fake.addVacancy({ name: `Вакансия ${index}` });
    expect((await statistics(firm)).body).toMatchObject({ responses: 2 });
    vacancy.isArchived = true;
    expect((await statistics(firm)).body).toMatchObject({ responses: 2 });
  });

  test.each([
    [0, 0, { views: 0, responses: 0 }],
    [null, 3, { views: 0, responses: 3 }],
    [2, 3, { views: 2, responses: 3 }],
  ])('views %s, responses %s', async (views, responses, expected) => {
    const { firm, vacancy } = await hh.linkedFirm();
    Object.assign(vacancy, { views, responses });
    expect((await statistics(firm)).body).toEqual(expected);
  });

  test('of a vacancy that is not there there is a message', async () => {
    const firm = await createFirm(api);
    expect(await statistics(firm)).toMatchObject({ status: 503, body: { code: 'headHunterNotConnected' } });
    await hh.serve(firm);
    expect(await statistics(firm)).toMatchObject({
      status: 200,
      body: { message: 'Вакансия не опубликована на HeadHunter' },
    });
  });

  test('gone at HeadHunter', async () => {
    const { firm, vacancy } = await hh.linkedFirm();
    hh.fake.world.vacancies.delete(vacancy.id);
    expect((await statistics(firm)).body).toEqual({
      message: 'Вакансия не опубликована на HeadHunter',
      reason: { code: 'hhNotPublished' },
    });
  });

  test.each([
    ['500', { status: 500, body: { errors: [] } }, 502],
    ['HTML', { status: 200, body: '<html>' }, 502],
    ['HTML of an error', { status: 503, body: '<html>' }, 502],
    ['a shape that nobody knows', { status: 200, body: { items: 'x', pages: {} } }, 200],
    [
      'no access',
      { status: 403, body: { errors: [{ type: 'api_access_payment', value: 'action_must_be_payed' }] } },
      403,
    ],
    ['a wish for a pause', { status: 429, retryAfter: 7, body: { errors: [] } }, 429],
  ])('HeadHunter answers %s', async (_, fault, status) => {
    const { firm } = await hh.linkedFirm();
    hh.fake.fail({ match: 'GET /employers', ...fault });
    const answer = await statistics(firm);
    expect(answer.status).toBe(status);
    if (status >= 400) expect((answer.body as { error: string }).error).toMatch(/HeadHunter/);
    if (status === 429) expect(answer.headers.get('retry-after')).toBe('7');
  });

  test('a dead HeadHunter costs the first few a short wait, and the rest nothing', async () => {
    const { firm } = await hh.linkedFirm();
    hh.fake.fail({ match: 'GET /employers', isSilent: true });
    api.services.headHunter = hh.open();
    // Only while it is silent is its time short: the answer of one that is well has as long as ever.
    const signalAfter = AbortSignal.timeout.bind(AbortSignal);
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => signalAfter(50));
    for (let index = 0; index < 5; index += 1) expect((await statistics(firm)).status).toBe(502);
    limit.mockRestore();
    hh.fake.requests.length = 0;
    for (let index = 0; index < 10; index += 1) expect((await statistics(firm)).status).toBe(502);
    expect(hh.fake.requests).toEqual([]);
    hh.fake.heal();
    passMs(restMs - 1);
    expect((await statistics(firm)).status).toBe(502);
    expect(hh.fake.requests).toEqual([]);
    passMs(1);
    expect((await statistics(firm)).status).toBe(200);
  });

  test('a pause that HeadHunter asked for is kept', async () => {
    const { firm } = await hh.linkedFirm();
    hh.fake.fail({ match: 'GET /employers', status: 429, retryAfter: 1, body: {}, times: 1 });
    expect((await statistics(firm)).status).toBe(429);
    hh.fake.requests.length = 0;
    expect((await statistics(firm)).status).toBe(429);
    expect(hh.fake.requests).toEqual([]);
    passMs(1000);
    expect((await statistics(firm)).status).toBe(200);
  });
});
