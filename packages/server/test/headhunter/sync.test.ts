/** @module-tag slow */

import {
  deleteVacancy,
  disconnectHeadHunter,
  getHeadHunterConnection,
  getHeadHunterLink,
  listApplications,
  listHeadHunterResponses,
  syncHeadHunter,
} from '@kasb/contract';
import type { SettableApplicationStatus } from '@kasb/contract';
import type { HeadHunterConnection } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { headhunterNegotiations as negotiations } from '../../src/db/schema/index.ts';
import { walkResponses } from '../../src/headhunter/walk.ts';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';
import { HeadHunterSide } from '../support/headHunter.ts';
import type { SeenApplication } from '../support/headHunter.ts';

const api = Harness.forThisFile();
const hh = HeadHunterSide.of(api);

const itemsOf = ({ body }: Answer) => (body as { items: SeenApplication[] }).items;
const listOf = (firm: Firm) => hh.listOf(firm);
const one = (firm: Firm, id: string) => hh.one(firm, id);
const connectionOf = async ({ owner }: Firm) =>
  (await api.call(getHeadHunterConnection, {}, { as: owner.token })).body as HeadHunterConnection;
const setStatus = (firm: Firm, id: string, status: SettableApplicationStatus) => hh.setStatus(firm, id, status);
const reads = () => hh.fake.requests.filter(({ call }) => call.startsWith('GET /negotiations'));
const walk = (firm: Firm) => hh.walk(firm);

/** The pages that the responses of a vacancy fill, over all collections. */
function pagesOf(vacancyId: string): number {
  const counts = new Map<string, number>();
  for (const { state, vacancyId: of } of hh.fake.world.negotiations.values())
    if (of === vacancyId) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.ceil(count / 50), 0);
}

describe('responses', () => {
  test('become applications, from every collection, with their status and their time', async () => {
    const { firm, negotiations: given } = await hh.linkedFirm(30);
    await walk(firm);
    const items = await listOf(firm);
    expect(items).toHaveLength(30);
    expect(new Set(items.map(({ negotiation_id: id }) => id))).toEqual(new Set(given.map(({ id }) => id)));
    expect(new Set(items.map(({ status }) => status))).toEqual(
      new Set(['applied', 'screening', 'interview', 'offer', 'hired', 'rejected']),
    );
    const [newest] = items;
    expect(newest).toMatchObject({
      source: 'headhunter',
      negotiation_id: given.at(-1)?.id,
      resume_id: given.at(-1)?.resumeId,
      created_at: api.now.toISOString(),
    });
    expect(newest?.candidate.name).toMatch(/^\S+ \S+$/);
    const hired = items.find(({ status }) => status === 'hired');
    expect((await one(firm, hired?.id ?? '')).history).toMatchObject([
      { status: 'applied', by: hired?.candidate.name },
      { status: 'hired', by: 'HeadHunter' },
    ]);
    expect(await connectionOf(firm)).toMatchObject({
      syncedCount: 30,
      lastSyncAt: api.now.toISOString(),
      isSyncing: false,
      error: null,
    });
  });

  test('are brought in once, however often they are looked for', { tags: ['race'] }, async () => {
    const { firm } = await hh.linkedFirm(12);
    await Promise.all([walk(firm), walk(firm), walk(firm)]);
    await walk(firm);
    api.pass(25 * 3600);
    await walk(firm);
    expect(await listOf(firm)).toHaveLength(12);
    expect(await connectionOf(firm)).toMatchObject({ syncedCount: 12 });
  });

  test('are not read again where nothing changed', async () => {
    const { firm, vacancy } = await hh.linkedFirm(120);
    await walk(firm);
    hh.fake.requests.length = 0;
    await walk(firm);
    expect(reads()).toHaveLength(1);
    hh.fake.addResponses(vacancy.id, { count: 1, state: 'offer' });
    hh.fake.requests.length = 0;
    await walk(firm);
    expect(reads().map(({ call }) => call.split('?')[0])).toEqual(['GET /negotiations', 'GET /negotiations/offer']);
    expect(itemsOf(await api.call(listApplications, {}, { as: firm.owner.token }))).toHaveLength(50);
    expect((await api.call(listApplications, {}, { as: firm.owner.token })).headers.get('x-total-count')).toBe('121');
  });

  test('2,000 of them: each once, in no more calls than pages and a tenth, through a restart', async () => {
    const { firm, vacancy } = await hh.linkedFirm(2000);
    hh.fake.fail({ match: 'GET /negotiations/', after: 17, times: 1, isSilent: true });
    const dying = new AbortController();
    const killed = walkResponses(hh.work, firm.vacancyId, dying.signal);
    killed.catch(() => undefined);
    await expect.poll(() => reads().length).toBe(19);
    dying.abort();
    await expect(killed).rejects.toThrow('aborted');
    const [{ count = 0 } = {}] =
      await api.sql`select count(*)::int from applications where vacancy_id = ${firm.vacancyId}`;
    expect(count).toBeGreaterThan(500);
    expect(count).toBeLessThan(2000);
    // Another process goes on.
    await walkResponses({ ...hh.work, headHunter: hh.open() }, firm.vacancyId);
    const rows = await api.sql`select negotiation_id from headhunter_negotiations where vacancy_id = ${firm.vacancyId}`;
    expect(rows).toHaveLength(2000);
    expect(new Set(rows.map(({ negotiation_id: id }) => String(id))).size).toBe(2000);
    const total = await api.sql`select count(*)::int from applications where vacancy_id = ${firm.vacancyId}`;
    expect(total).toMatchObject([{ count: 2000 }]);
    expect(reads().length).toBeLessThanOrEqual(1.1 * pagesOf(vacancy.id));
  });

  test('a killed process leaves the vacancy to another after a while', async () => {
    const { firm } = await hh.linkedFirm(5);
    await api.sql`update headhunter_vacancies set busy_until = ${new Date(api.now.getTime() + 60_000).toISOString()}
        where vacancy_id = ${firm.vacancyId}`;
    await walk(firm);
    expect(await listOf(firm)).toEqual([]);
    expect(await connectionOf(firm)).toMatchObject({ isSyncing: true });
    api.pass(61);
    await walk(firm);
    expect(await listOf(firm)).toHaveLength(5);
  });

  test('moved at HeadHunter move here, with its name in the history; back to the beginning they do not', async () => {
    const {
      firm,
      negotiations: [first, second],
    } = await hh.linkedFirm(2, { state: 'consider' });
    await walk(firm);
    api.pass(60);
    hh.fake.move(first?.id ?? '', 'offer');
    hh.fake.move(second?.id ?? '', 'response');
    await walk(firm);
    const items = await listOf(firm);
    expect(Object.fromEntries(items.map(({ negotiation_id: id, status }) => [id, status]))).toEqual({
      [first?.id ?? '']: 'offer',
      [second?.id ?? '']: 'screening',
    });
    const moved = items.find(({ status }) => status === 'offer');
    expect((await one(firm, moved?.id ?? '')).history.at(-1)).toMatchObject({ status: 'offer', by: 'HeadHunter' });
  });

  test('with holes are taken as they are, unreadable ones left out', async () => {
    const { firm } = await hh.linkedFirm(1);
    const hole = { id: 77, created_at: 'yesterday', employer_state: { id: 'invented' }, resume: null };
    const body = {
      pages: 1,
      items: [hole, { id: null }, 'x', null, { id: '78', resume: { first_name: 'Ю\u0000ля', last_name: null, id: 5 } }],
    };
    hh.fake.fail({ match: 'GET /negotiations/response', status: 200, body });
    await walk(firm);
    const items = await listOf(firm);
    expect(items).toHaveLength(2);
    expect(items).toContainEqual(
      expect.objectContaining({
        negotiation_id: '77',
        status: 'applied',
        candidate: expect.objectContaining({ name: '' }),
      }),
    );
    expect(items).toContainEqual(
      expect.objectContaining({
        negotiation_id: '78',
        status: 'applied',
        candidate: expect.objectContaining({ name: 'Юля' }),
      }),
    );
  });

  test.each([
    ['429 with a time', { status: 429, retryAfter: 1, body: { errors: [{ type: 'too_many_requests' }] } }],
    ['500', { status: 500, body: 'broken' }],
    ['HTML', { status: 200, body: '<html></html>' }],
    ['silence', { isSilent: true }],
  ])('%s in the middle is waited out', async (_, fault) => {
    const { firm } = await hh.linkedFirm(3);
    hh.fake.fail({ match: 'GET /negotiations', after: 1, times: 1, ...fault });
    // What answers has as long as ever.
    if ('isSilent' in fault) api.services.headHunter = hh.open({ timeoutMs: 2000 });
    await walk(firm);
    expect(await listOf(firm)).toHaveLength(3);
  });

  test('a failure that stays is told', async () => {
    const { firm } = await hh.linkedFirm(3);
    hh.fake.fail({
      match: 'GET /negotiations',
      status: 403,
      body: { errors: [{ type: 'api_access_payment', value: 'action_must_be_payed' }] },
    });
    await expect(walk(firm)).rejects.toThrow('action_must_be_payed');
    expect(await connectionOf(firm)).toMatchObject({
      connected: true,
      isSyncing: false,
      error: 'На HeadHunter для этого нужен оплаченный доступ к API',
    });
    hh.fake.heal();
    await walk(firm);
    expect(await connectionOf(firm)).toMatchObject({ error: null });
  });

  test('of a deleted vacancy are looked for no more', async () => {
    const { firm } = await hh.linkedFirm(3);
    await api.call(deleteVacancy, { params: { id: firm.vacancyId } }, { as: firm.owner.token });
    await walk(firm);
    expect(reads()).toEqual([]);
  });

  test('are listed on their own', async () => {
    const { firm } = await hh.linkedFirm(2);
    await walk(firm);
    const ask = (token: string) => api.call(listHeadHunterResponses, { params: { id: firm.vacancyId } }, { as: token });
    expect(itemsOf(await ask(firm.member.token))).toHaveLength(2);
    expect((await ask((await createFirm(api)).owner.token)).status).toBe(404);
  });
});

describe('links', () => {
  test('lead only to what the employer has at HeadHunter', async () => {
    const firm = await createFirm(api);
    const foreign = hh.fake.addVacancy({ employerId: '2455001', managerId: '5062820' });
    const own = hh.fake.addVacancy();
    expect(await hh.link(firm, own.id)).toMatchObject({ status: 503, body: { code: 'headHunterNotConnected' } });
    await hh.serve(firm);
    for (const id of [foreign.id, '1']) {
      expect(await hh.link(firm, id)).toMatchObject({
        status: 422,
        body: { fields: { hhVacancyId: { code: 'foreignHeadHunterVacancy' } } },
      });
    }
    expect(await hh.link(firm, own.id)).toMatchObject({ status: 200, body: { hhVacancyId: own.id } });
    expect(await hh.link(firm, own.id)).toMatchObject({ status: 200 });
    const link = (token: string) => api.call(getHeadHunterLink, { params: { id: firm.vacancyId } }, { as: token });
    expect((await link(firm.member.token)).body).toEqual({ hhVacancyId: own.id });
    const stranger = await createFirm(api);
    expect((await link(stranger.owner.token)).status).toBe(404);
    await hh.serve(stranger);
    expect(await hh.link(stranger, own.id)).toMatchObject({ status: 409 });
    expect((await hh.link({ ...firm, owner: stranger.owner }, own.id)).status).toBe(404);
    expect((await hh.link(firm, null)).body).toEqual({ hhVacancyId: null });
    expect((await hh.link(stranger, own.id)).status).toBe(200);
  });

  test('unlinked, the applications stay', async () => {
    const { firm } = await hh.linkedFirm(2);
    await walk(firm);
    await hh.link(firm, null);
    expect(await listOf(firm)).toHaveLength(2);
    await walk(firm);
    expect(reads()).toHaveLength(2);
  });

  test('a colleague’s connection to the same employer takes over', async () => {
    const { firm } = await hh.linkedFirm(2);
    await hh.serve(firm, firm.member.token, '12345679');
    await api.call(disconnectHeadHunter, {}, { as: firm.owner.token });
    await walk(firm);
    expect(await listOf(firm)).toHaveLength(2);
  });
});

describe('the jobs', () => {
  test('sync now, and a change told, without anybody calling', async () => {
    const {
      firm,
      negotiations: [given],
    } = await hh.linkedFirm(4, { state: 'response' });
    // What the tests before asked for.
    await api.sql`delete from pgboss.job`;
    await api.work();
    expect((await api.call(syncHeadHunter, {}, { as: firm.owner.token })).status).toBe(200);
    await expect.poll(() => listOf(firm)).toHaveLength(4);
    const application = (await listOf(firm)).find(({ negotiation_id: id }) => id === given?.id);
    await setStatus(firm, application?.id ?? '', 'offer');
    await expect.poll(() => given?.state).toBe('offer');
    const stranger = await createFirm(api);
    expect((await api.call(syncHeadHunter, {}, { as: stranger.owner.token })).status).toBe(503);
    const rows = await api.db
      .select()
      .from(negotiations)
      .where(and(eq(negotiations.vacancyId, firm.vacancyId), eq(negotiations.negotiationId, given?.id ?? '')));
    expect(rows).toHaveLength(1);
  });
});
