import {
  endSession,
  endSessions,
  getCurrentUser,
  listNotifications,
  listSessions,
  loginByPhone,
  registerByPhone,
  verifyPhone,
} from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { Harness, statusesOf } from '../support/harness.ts';
import { phoneNumber } from '../support/phones.ts';
import { form, steps } from '../support/signIn.ts';

const api = Harness.forThisFile();
const { signedIn } = steps(api);

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile ' +
  'Safari/537.36';
const deskAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Session {
  id: string;
  device: string | null;
  address: string | null;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
}

/** Signs in from a device, which signs up first where it is told to. */
async function enter(phone: string, agent: string, address: string, isNew = false): Promise<string> {
  api.pass(61);
  const headers = { 'user-agent': agent, 'x-forwarded-for': address };
  await (isNew
    ? api.call(registerByPhone, { body: form(phone) }, { headers })
    : api.call(loginByPhone, { body: { phone } }, { headers }));
  const shown = { phone, code: api.sent.at(-1)?.code ?? '', challenge: api.challenges.get(phone) };
  const { body } = await api.call(verifyPhone, { body: shown }, { headers });
  return (body as { token: string }).token;
}

/** A person on two devices: a desk that signed in first, then a phone. */
async function onTwoDevices() {
  const phone = phoneNumber();
  const desk = await enter(phone, deskAgent, '203.0.113.7', true);
  return { phone, desk, mobile: await enter(phone, phoneAgent, '198.51.100.20') };
}

const list = async (token: string, headers: Record<string, string> = {}) =>
  ((await api.call(listSessions, {}, { as: token, headers })).body as { items: Session[] }).items;
/** What the record has of a person since a moment, without where it came from. */
const recorded = (phone: string) => api.sql`
  select action, actor_kind, actor_id = entity_id::uuid as by_self, address is not null
    and request_id is not null as is_placed
  from audit_log where entity_type = 'user' and entity_id = (select id::text from users where phone = ${phone})
    and action like '%.ended' order by audit_log.id`;
const idOf = async (token: string) => (await list(token)).find((session) => session.is_current)?.id ?? '';
const statusOf = async (token: string) => (await api.call(getCurrentUser, {}, { as: token })).status;

describe('M5: the list of devices', () => {
  test('names them, the one that asks first, and tells no token', async () => {
    const { desk, mobile } = await onTwoDevices();
    const answer = await api.call(listSessions, {}, { as: desk });
    expect(answer.body).toEqual({
      items: [
        {
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          device: 'Firefox, Windows',
          address: '203.0.113.7',
          created_at: expect.stringMatching(/Z$/),
          last_used_at: expect.stringMatching(/Z$/),
          is_current: true,
        },
        expect.objectContaining({ device: 'Chrome, Android', address: '198.51.100.20', is_current: false }),
      ],
    });
    expect((await list(mobile)).map(({ device }) => device)).toEqual(['Chrome, Android', 'Firefox, Windows']);
  });

  test('tells the last use to the hour, and where it was', async () => {
    const { token } = await signedIn();
    const moved = { 'x-forwarded-for': '192.0.2.33', 'user-agent': deskAgent };
    const [atFirst] = await list(token);
    api.pass(3599);
    expect(await list(token, moved)).toEqual([atFirst]);
    api.pass(1);
    await list(token, moved);
    expect(await list(token)).toEqual([
      {
        ...atFirst,
        last_used_at: api.now.toISOString(),
        address: '192.0.2.33',
        device: 'Firefox, Windows',
      },
    ]);
  });

  test('has nobody else’s, and none that has ended by itself', async () => {
    const { phone, token } = await signedIn();
    await signedIn();
    api.pass(31 * 24 * 3600);
    expect(await statusOf(token)).toBe(401);
    const fresh = await enter(phone, deskAgent, '203.0.113.7');
    expect(await list(fresh)).toHaveLength(1);
  });
});

describe('M5: ending a session', () => {
  test('elsewhere voids its token at once, and leaves the one that asks', async () => {
    const { desk, mobile } = await onTwoDevices();
    expect(await statusOf(mobile)).toBe(200);
    const { status } = await api.call(endSession, { params: { id: await idOf(mobile) } }, { as: desk });
    expect(status).toBe(200);
    expect([await statusOf(mobile), await statusOf(desk)]).toEqual([401, 200]);
    expect(await list(desk)).toHaveLength(1);
  });

  test('here signs out, cookie and all', async () => {
    const { desk } = await onTwoDevices();
    const { status, headers } = await api.call(endSession, { params: { id: await idOf(desk) } }, { as: desk });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^kasb_session=; Path=\/; Max-Age=0/);
    expect(await statusOf(desk)).toBe(401);
  });

  test('of a stranger is not found, and it goes on', async () => {
    const mine = await signedIn();
    const theirs = await signedIn();
    for (const id of [await idOf(theirs.token), 'x', '7f000000-0000-4000-8000-000000000000', "' or 1=1 --"]) {
      const { status, body } = await api.call(endSession, { params: { id } }, { as: mine.token });
      expect([status, body]).toMatchObject([404, { code: 'unknownSession' }]);
    }
    expect(await statusOf(theirs.token)).toBe(200);
  });

  test('twice at once ends it once', { tags: ['race'] }, async () => {
    const { phone, desk, mobile } = await onTwoDevices();
    const params = { id: await idOf(mobile) };
    const answers = await Promise.all([1, 2, 3, 4].map(() => api.call(endSession, { params }, { as: desk })));
    expect(statusesOf(answers)).toEqual([200, 404, 404, 404]);
    const ended = { action: 'session.ended', actor_kind: 'user', by_self: true, is_placed: true };
    expect(await recorded(phone)).toEqual([ended]);
  });
});

describe('M5: signing out everywhere', () => {
  test('ends every session of the person, this one too', async () => {
    const { phone, desk, mobile } = await onTwoDevices();
    const stranger = await signedIn();
    const { status, headers } = await api.call(endSessions, {}, { as: desk });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^kasb_session=; Path=\/; Max-Age=0/);
    expect([await statusOf(desk), await statusOf(mobile), await statusOf(stranger.token)]).toEqual([401, 401, 200]);
    expect((await recorded(phone)).at(-1)).toMatchObject({ action: 'sessions.ended', by_self: true });
    // A device that was lost is known no more, nor has it the reserve of one that is.
    const isTheirs = api.sql`user_id = (select id from users where phone = ${phone})`;
    expect(await api.sql`select from known_devices where ${isTheirs}`).toHaveLength(0);
    const back = await enter(phone, deskAgent, '203.0.113.7');
    expect((await api.call(listNotifications, {}, { as: back })).body).toMatchObject({
      items: [{ kind: 'sessions_ended', values: { count: '2' } }],
    });
  });

  test('or every one but this', async () => {
    const { desk, mobile } = await onTwoDevices();
    const { status, headers } = await api.call(endSessions, { query: { except: 'current' } }, { as: desk });
    expect([status, headers.get('set-cookie')]).toEqual([200, null]);
    expect([await statusOf(desk), await statusOf(mobile)]).toEqual([200, 401]);
    expect((await api.call(endSessions, { query: { except: 'other' as 'current' } }, { as: desk })).status).toBe(400);
  });

  test('by cookie needs the own origin, as every write does', async () => {
    const { cookie, token } = await signedIn();
    const headers = { cookie, origin: 'https://evil.example' };
    expect((await api.call(endSessions, {}, { headers })).status).toBe(403);
    expect(await statusOf(token)).toBe(200);
  });
});
