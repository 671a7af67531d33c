import {
  disconnectHeadHunter,
  disableModule,
  enableModule,
  getHeadHunterConnection,
  getHeadHunterManager,
  getHeadHunterStatistics,
} from '@kasb/contract';
import type { HeadHunterConnection } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createHeadHunter } from '../../src/adapters/headhunter/headHunter.ts';
import { deleteOutdated } from '../../src/compose/maintenance.ts';
import { headhunterConnections, headhunterConsents } from '../../src/db/schema/index.ts';
import { createSealer } from '../../src/sealing/sealer.ts';
import { createFirm, join } from '../support/firm.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { HeadHunterSide, secretKey } from '../support/headHunter.ts';
import { openSite } from '../support/site.ts';

const api = Harness.forThisFile();
const hh = HeadHunterSide.of(api);

const seen = async (token: string) =>
  (await api.call(getHeadHunterConnection, {}, { as: token })).body as HeadHunterConnection;
const rowOf = async (userId: string) =>
  (await api.db.select().from(headhunterConnections).where(eq(headhunterConnections.userId, userId)))[0];
const stale = { status: 422, body: { code: 'headHunterConsent' } };
const tokenCalls = () => hh.fake.requests.filter(({ call }) => call.startsWith('POST /token'));

describe('connecting', () => {
  test('asks for consent with a state and PKCE, and comes back to our own page', async () => {
    const { token } = await api.person('employer');
    const url = new URL(await hh.begin(token));
    const query = Object.fromEntries(url.searchParams);
    expect(url.href).toContain(`${hh.fake.url}/oauth/authorize?`);
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: 'fake-client',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost/employer/integrations/headhunter',
    });
    expect(query.state).toMatch(/^[\w-]{43}$/);
    expect(query.code_challenge).toMatch(/^[\w-]{43}$/);
  });

  test('the set address is led back to, whatever the caller says', async () => {
    const { token } = await api.person('employer');
    api.services.headHunter = { ...hh.open(), redirectUrl: 'https://jobs.example.uz/back' };
    const path = '/api/employer/headhunter/connect?redirect_uri=https://evil.example&redirectUri=https://evil.example';
    const answer = await api.request(path, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    expect(new URL((answer.body as { url: string }).url).searchParams.get('redirect_uri')).toBe(
      'https://jobs.example.uz/back',
    );
  });

  test('whole: who is connected, as whom', async () => {
    const { token } = await api.person('employer');
    expect(await seen(token)).toEqual({ configured: true, connected: false });
    const answer = await hh.connect(token);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(await seen(token));
    expect(answer.body).toEqual({
      configured: true,
      connected: true,
      employerName: 'Samarqand Textile',
      managerName: 'Каримова Дилноза',
      managerEmail: 'hr4062820@example.uz',
      connectedAt: api.now.toISOString(),
      lastSyncAt: null,
      isSyncing: false,
      syncedCount: 0,
      error: null,
    });
    const calls = hh.fake.requests.filter(({ call }) => !call.includes('/oauth/'));
    expect(new Set(calls.map(({ userAgent }) => userAgent))).toEqual(new Set(['Kasb/1.0 (tests@kasb.uz)']));
  });

  test('again, as another manager', async () => {
    const { token } = await api.person('employer');
    await hh.connect(token);
    await hh.connect(token, '12345679');
    expect(await seen(token)).toMatchObject({ connected: true, managerName: 'Исмоилов Сардор' });
  });

  test('a state works once', { tags: ['race'] }, async () => {
    const { token } = await api.person('employer');
    const { searchParams } = await hh.fake.consent(await hh.begin(token));
    const [code, state] = [searchParams.get('code'), searchParams.get('state')];
    const answers = await Promise.all([1, 2, 3].map(() => hh.finish(token, code, state)));
    expect(statusesOf(answers)).toEqual([200, 422, 422]);
    expect(await hh.finish(token, code, state)).toMatchObject(stale);
    expect(tokenCalls()).toHaveLength(1);
  });

  test('a state is another person’s, invented, or too old', async () => {
    const { token } = await api.person('employer');
    const other = await api.person('employer');
    const { searchParams } = await hh.fake.consent(await hh.begin(token));
    const [code, state] = [searchParams.get('code'), searchParams.get('state')];
    expect(await hh.finish(other.token, code, state)).toMatchObject(stale);
    expect(await hh.finish(token, code, 'invented')).toMatchObject(stale);
    api.pass(601);
    expect(await hh.finish(token, code, state)).toMatchObject(stale);
    expect(tokenCalls()).toHaveLength(0);
    expect(await seen(token)).toMatchObject({ connected: false });
  });

  test('a state is spent even by a code that HeadHunter does not take', async () => {
    const { token } = await api.person('employer');
    const { searchParams } = await hh.fake.consent(await hh.begin(token));
    const [code, state] = [searchParams.get('code'), searchParams.get('state')];
    expect(await hh.finish(token, 'wrong', state)).toMatchObject(stale);
    expect(await hh.finish(token, code, state)).toMatchObject(stale);
  });

  test('a denied consent leaves things as they were', async () => {
    const { token } = await api.person('employer');
    const back = await hh.fake.consent(await hh.begin(token), 'deny');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.has('code')).toBe(false);
    expect((await hh.finish(token, null, back.searchParams.get('state'))).status).toBe(422);
    expect(await seen(token)).toEqual({ configured: true, connected: false });
  });

  test('an applicant’s account is none of an employer', async () => {
    const { token } = await api.person('employer');
    expect(await hh.connect(token, '32345678')).toMatchObject({
      status: 422,
      body: { code: 'headHunterNotEmployer' },
    });
    expect(await seen(token)).toMatchObject({ connected: false });
  });

  test.each([
    ['fails', { status: 500, body: { errors: [] } }],
    ['speaks HTML', { status: 200, body: '<html>maintenance</html>' }],
    ['is silent', { isSilent: true }],
  ])('HeadHunter %s meanwhile', async (_, fault) => {
    const { token } = await api.person('employer');
    const { searchParams } = await hh.fake.consent(await hh.begin(token));
    hh.fake.fail({ match: 'POST /token', ...fault });
    if ('isSilent' in fault) api.services.headHunter = hh.open({ timeoutMs: 50 });
    const answer = await hh.finish(token, searchParams.get('code'), searchParams.get('state'));
    expect([answer.status, answer.body]).toMatchObject([502, { code: 'headHunterDown' }]);
    expect(await seen(token)).toMatchObject({ connected: false });
  });
});

describe('disconnecting', () => {
  test('forgets and revokes the tokens', async () => {
    const { id, token } = await api.person('employer');
    await hh.connect(token);
    const before = hh.fake.tokenCount();
    expect((await api.call(disconnectHeadHunter, {}, { as: token })).status).toBe(200);
    expect(await rowOf(id)).toBeUndefined();
    expect(hh.fake.tokenCount()).toBe(before - 1);
    expect((await api.call(disconnectHeadHunter, {}, { as: token })).status).toBe(200);
  });

  test('works while HeadHunter does not', async () => {
    const { token } = await api.person('employer');
    await hh.connect(token);
    hh.fake.fail({ isSilent: true });
    api.services.headHunter = hh.open({ timeoutMs: 50 });
    expect((await api.call(disconnectHeadHunter, {}, { as: token })).status).toBe(200);
    expect(await seen(token)).toEqual({ configured: true, connected: false });
  });
});

describe('manager of a company', () => {
  test('is seen by all its people, by the connection that was lent', async () => {
    const firm = await createFirm(api);
    const manager = (token: string) =>
      api.call(getHeadHunterManager, { params: { companyId: firm.id } }, { as: token });
    expect(await manager(firm.member.token)).toMatchObject({
      status: 404,
      body: { code: 'unknownManager' },
    });
    await hh.serve(firm);
    const expected = {
      isActive: true,
      hhManagerId: '4062820',
      managerName: 'Каримова Дилноза',
      managerEmail: 'hr4062820@example.uz',
    };
    expect((await manager(firm.member.token)).body).toEqual(expected);
    await hh.serve(firm, firm.member.token, '12345679');
    expect((await manager(firm.member.token)).body).toMatchObject({ hhManagerId: '4062821' });
    expect((await manager(firm.owner.token)).body).toEqual(expected);
    expect((await manager((await createFirm(api)).owner.token)).status).toBe(404);
  });

  test('is inactive when HeadHunter takes the tokens no more, and known while it is silent', async () => {
    const firm = await createFirm(api);
    await hh.serve(firm);
    const manager = () => api.call(getHeadHunterManager, { params: { companyId: firm.id } }, { as: firm.owner.token });
    hh.fake.fail({ isSilent: true });
    api.services.headHunter = hh.open({ timeoutMs: 50 });
    expect((await manager()).body).toMatchObject({ isActive: true, managerName: 'Каримова Дилноза' });
    hh.fake.heal();
    api.services.headHunter = hh.open();
    hh.fake.revokeTokens();
    expect((await manager()).body).toMatchObject({ isActive: false, managerName: 'Каримова Дилноза' });
    expect((await manager()).body).toMatchObject({ isActive: false, hhManagerId: '4062820' });
  });

  test('a stranger’s connection serves nobody else’s company', async () => {
    const firm = await createFirm(api);
    const stranger = (await createFirm(api)).owner;
    await hh.connect(stranger.token);
    expect(
      (await api.call(getHeadHunterManager, { params: { companyId: firm.id } }, { as: firm.owner.token })).status,
    ).toBe(404);
    await join(api, firm, stranger);
    expect(
      (await api.call(getHeadHunterManager, { params: { companyId: firm.id } }, { as: firm.owner.token })).status,
    ).toBe(404);
  });
});

describe('without HeadHunter', () => {
  test('calls say that it is not set up', async () => {
    const { owner, vacancyId } = await createFirm(api);
    api.services.headHunter = undefined;
    expect(await seen(owner.token)).toEqual({ configured: false, connected: false });
    const answer = await api.call(getHeadHunterStatistics, { params: { id: vacancyId } }, { as: owner.token });
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'headHunterNotConfigured' }]);
  });

  test('the module can be disabled', async () => {
    const { owner, vacancyId } = await createFirm(api);
    await api.call(disableModule, { params: { name: 'headhunter' } }, { as: operatorToken });
    const answer = await api.call(getHeadHunterStatistics, { params: { id: vacancyId } }, { as: owner.token });
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'moduleDisabled' }]);
    await api.call(enableModule, { params: { name: 'headhunter' } }, { as: operatorToken });
  });

  test('an address of HeadHunter that is dead is asked five times, and then holds nobody up', async () => {
    const firm = await createFirm(api);
    await hh.serve(firm);
    const dead = await openSite('127.0.0.1', (_, response) => void response.destroy());
    api.services.headHunter = createHeadHunter({
      apiUrl: `http://127.0.0.1:${dead.port}`,
      authorizeUrl: `http://127.0.0.1:${dead.port}`,
      clientId: 'x',
      clientSecret: 'x',
      userAgent: 'x',
      sealer: createSealer([secretKey]),
    });
    for (let index = 0; index < 20; index += 1) {
      const { status } = await api.call(
        getHeadHunterManager,
        { params: { companyId: firm.id } },
        { as: firm.owner.token },
      );
      expect(status).toBe(200);
    }
    await dead.close();
    // After five failures in a row nobody waits for it.
    expect(dead.asked).toHaveLength(5);
  });

  test('consents that nobody gave are forgotten', async () => {
    const { token } = await api.person('employer');
    await hh.begin(token);
    api.pass(3600);
    await hh.begin(token);
    await deleteOutdated(api.services);
    const left = await api.db.select().from(headhunterConsents);
    expect(left).toHaveLength(1);
    expect(left.every(({ expiresAt }) => expiresAt > api.now)).toBe(true);
  });
});
