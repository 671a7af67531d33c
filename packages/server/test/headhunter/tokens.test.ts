import { randomBytes } from 'node:crypto';
import { getHeadHunterConnection } from '@kasb/contract';
import type { HeadHunterConnection } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { headhunterConnections } from '../../src/db/schema/index.ts';
import { resealTokens } from '../../src/headhunter/sealedTokens.ts';
import { withToken } from '../../src/headhunter/tokens.ts';
import { createSealer } from '../../src/sealing/sealer.ts';
import { Harness } from '../support/harness.ts';
import { HeadHunterSide, secretKey } from '../support/headHunter.ts';

const api = Harness.forThisFile();
const hh = HeadHunterSide.of(api);

const seen = async (token: string) =>
  (await api.call(getHeadHunterConnection, {}, { as: token })).body as HeadHunterConnection;
const rowOf = async (userId: string) =>
  (await api.db.select().from(headhunterConnections).where(eq(headhunterConnections.userId, userId)))[0];
const tokenCalls = () => hh.fake.requests.filter(({ call }) => call.startsWith('POST /token'));

describe('tokens', () => {
  const me = (userId: string) => withToken(hh.work, userId, (token) => hh.work.headHunter.whoAmI(token));

  test('are unreadable in the database without the key', async () => {
    const { id, token } = await api.person('employer');
    await hh.connect(token);
    const row = await rowOf(id);
    const dump =
      JSON.stringify(await api.sql`select to_jsonb(headhunter_connections) as row from headhunter_connections`) +
      row?.accessToken.toString('latin1');
    expect(dump).not.toMatch(/USER[0-9A-F]{8}|REFRESH/);
    expect(() =>
      createSealer([randomBytes(32)]).open(row?.accessToken ?? Buffer.of(), `headhunter access ${id}`),
    ).toThrow('unknown key');
    expect(createSealer([secretKey]).open(row?.accessToken ?? Buffer.of(), `headhunter access ${id}`)).toMatch(
      /^USER[0-9A-F]+$/,
    );
    // A row copied onto another person opens nothing.
    expect(() => createSealer([secretKey]).open(row?.accessToken ?? Buffer.of(), 'headhunter access another')).toThrow(
      'authenticate',
    );
  });

  test('a new key takes over, and the connection stays when the old one is gone', async () => {
    const { id, token } = await api.person('employer');
    await hh.connect(token);
    const next = randomBytes(32);
    const rotated = { ...hh.work, headHunter: hh.open({ keys: [next, secretKey] }) };
    expect(await resealTokens(rotated)).toBeGreaterThan(0);
    expect(await resealTokens(rotated)).toBe(0);
    api.services.headHunter = hh.open({ keys: [next] });
    expect(await me(id)).toMatchObject({ employerId: '1455001' });
    // Whoever is left sealed with this file's own key goes back under it.
    expect(await resealTokens({ ...hh.work, headHunter: hh.open({ keys: [secretKey, next] }) })).toBeGreaterThan(0);
  });

  test('a lost key asks to connect again', async () => {
    const { id, token } = await api.person('employer');
    await hh.connect(token);
    api.services.headHunter = hh.open({ keys: [randomBytes(32)] });
    await expect(me(id)).rejects.toMatchObject({ kind: 'revoked' });
    expect(await seen(token)).toMatchObject({
      connected: false,
      error: 'HeadHunter отозвал доступ. Подключите его заново',
    });
  });

  test('that are over are refreshed, once for all who ask, in two processes', { tags: ['race'] }, async () => {
    const { id, token } = await api.person('employer');
    await hh.connect(token);
    api.pass(15 * 24 * 3600);
    hh.fake.requests.length = 0;
    hh.fake.fail({ match: 'POST /token', delayMs: 100 });
    const processes = [hh.work, { ...hh.work, headHunter: hh.open() }];
    const calls = Array.from({ length: 12 }, (_, index) => {
      const work = processes[index % 2] ?? hh.work;
      return withToken(work, id, (access) => work.headHunter.whoAmI(access));
    });
    const answers = await Promise.all(calls);
    expect(answers.every((manager) => manager?.managerId === '4062820')).toBe(true);
    expect(tokenCalls()).toHaveLength(1);
    expect((await rowOf(id))?.revokedAt).toBeNull();
  });

  test('that HeadHunter calls over before their time are refreshed too', async () => {
    const { id, token } = await api.person('employer');
    await hh.connect(token);
    hh.fake.expireTokens();
    expect(await me(id)).toMatchObject({ managerId: '4062820' });
    expect(tokenCalls()).toHaveLength(2);
  });

  test('are not refreshed before they are over: with a fast clock of ours the old one still serves', async () => {
    const { id, token } = await api.person('employer');
    await hh.connect(token);
    await api.db
      .update(headhunterConnections)
      .set({ expiresAt: new Date(api.now.getTime() - 1000) })
      .where(eq(headhunterConnections.userId, id));
    expect(await me(id)).toMatchObject({ managerId: '4062820' });
    expect(await me(id)).toMatchObject({ managerId: '4062820' });
    expect(tokenCalls()).toHaveLength(2);
    expect((await rowOf(id))?.revokedAt).toBeNull();
  });

  test('that are revoked end the connection with a word', async () => {
    const { id, token } = await api.person('employer');
    await hh.connect(token);
    hh.fake.revokeTokens();
    await expect(me(id)).rejects.toMatchObject({ kind: 'revoked' });
    expect(await seen(token)).toMatchObject({
      connected: false,
      employerName: 'Samarqand Textile',
      error: 'HeadHunter отозвал доступ. Подключите его заново',
    });
    const asked = hh.fake.requests.length;
    await expect(me(id)).rejects.toMatchObject({ kind: 'revoked' });
    expect(hh.fake.requests).toHaveLength(asked);
    await hh.connect(token);
    expect(await seen(token)).toMatchObject({ connected: true, error: null });
  });

  test('a refresh that HeadHunter does not answer ends nothing', async () => {
    const { id, token } = await api.person('employer');
    await hh.connect(token);
    api.pass(15 * 24 * 3600);
    hh.fake.fail({ match: 'POST /token', status: 503, body: {}, times: 1 });
    await expect(me(id)).rejects.toMatchObject({ kind: 'down' });
    expect(await me(id)).toMatchObject({ managerId: '4062820' });
  });
});
