import { userInfo } from 'node:os';
import { getCurrentUser, listNotifications } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { Harness } from '../support/harness.ts';
import { kasbOf } from '../support/kasb.ts';
import { phoneNumber } from '../support/phones.ts';
import { steps, wrong } from '../support/signIn.ts';

const api = Harness.forThisFile();
const kasb = kasbOf(api);
const { signedIn, ask, verify: show } = steps(api);

const statusOf = async (token: string) => (await api.call(getCurrentUser, {}, { as: token })).status;
const cookieStatusOf = async (cookie: string) => (await api.call(getCurrentUser, {}, { headers: { cookie } })).status;

async function askForCode(phone: string): Promise<string> {
  api.pass(61);
  return (await ask(phone)).code;
}

/** What operators did to a person. */
const recorded = (phone: string) => api.sql`
  select action, actor_kind, actor_name, changes from audit_events
  where entity_id = (select id::text from users where phone = ${phone})
    order by audit_events.id`;

describe('M5: somebody who is blocked', () => {
  test('is out at once, on every device', async () => {
    const { phone, token, cookie } = await signedIn();
    const second = await show(phone, await askForCode(phone));
    const { token: later } = second.body as { token: string };
    const blocked = await kasb('user', 'block', `+${phone}`, '--reason', 'Чужие вакансии', '--as', 'Нодира');
    expect(blocked).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Blocked Азиз Каримов, .+ 2 sessions ended\. Recorded as done by Нодира\.$/),
    });
    expect([await statusOf(token), await statusOf(later), await cookieStatusOf(cookie)]).toEqual([401, 401, 401]);
    expect(await recorded(phone)).toEqual([
      {
        action: 'user.blocked',
        actor_kind: 'cli',
        actor_name: 'Нодира',
        changes: { blocked_reason: [null, 'Чужие вакансии'], sessions: [[expect.any(String), expect.any(String)], []] },
      },
    ]);
  });

  test('learns it only once the code was shown, and nobody else does', async () => {
    const { phone } = await signedIn();
    await kasb('user', 'block', phone, '--reason', 'Жалобы');
    const code = await askForCode(phone);
    expect((await show(phone, wrong(code))).status).toBe(422);
    const { status, body, headers } = await show(phone, code);
    expect([status, body]).toMatchObject([403, { code: 'blocked' }]);
    expect(headers.get('set-cookie')).toBeNull();
    expect(JSON.stringify(body)).not.toContain('Жалобы');
  });

  test('cannot slip in while it happens', { tags: ['race'] }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const { phone } = await api.person('employer');
      const code = await askForCode(phone);
      const [answer] = await Promise.all([show(phone, code), kasb('user', 'block', phone, '--reason', 'Спам')]);
      expect([200, 403]).toContain(answer.status);
      await kasb('user', 'unblock', phone);
      const { token } = answer.body as { token?: string };
      if (token !== undefined) expect(await statusOf(token)).toBe(401);
    }
  });

  test('comes in again once it is taken back, by a new code, not by an old session', async () => {
    const { phone, token } = await signedIn();
    await kasb('user', 'block', phone, '--reason', 'Ошибка', '--as', 'Нодира');
    expect(await kasb('user', 'unblock', phone, '--as', 'Ботир')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Recorded as done by Ботир.'),
    });
    expect(await statusOf(token)).toBe(401);
    expect((await show(phone, await askForCode(phone))).status).toBe(200);
    expect((await recorded(phone)).at(-1)).toMatchObject({
      action: 'user.unblocked',
      actor_name: 'Ботир',
      changes: { blocked_reason: ['Ошибка', null] },
    });
    expect(await kasb('user', 'unblock', phone)).toMatchObject({
      code: 1,
      error: expect.stringContaining('not blocked'),
    });
  });

  test('is blocked once, and with a reason', { tags: ['race'] }, async () => {
    const { phone } = await signedIn();
    expect(await kasb('user', 'block', phone)).toMatchObject({ code: 2, error: expect.stringContaining('--reason') });
    expect(await kasb('user', 'block', phone, '--reason', ' ')).toMatchObject({ code: 2 });
    const both = await Promise.all([1, 2].map(() => kasb('user', 'block', phone, '--reason', 'Спам')));
    expect(both.map(({ code }) => code).toSorted((left, right) => left - right)).toEqual([0, 1]);
    expect(await recorded(phone)).toHaveLength(1);
    expect(await kasb('user', 'block', phoneNumber(), '--reason', 'Спам')).toMatchObject({ code: 1 });
    expect(await kasb('user', 'block', '12', '--reason', 'Спам')).toMatchObject({ code: 2 });
  });
});

describe('M5: an operator', () => {
  test('is by default who works on the machine, and is told so', async () => {
    const { phone } = await signedIn();
    const { username } = userInfo();
    expect((await kasb('user', 'block', phone, '--reason', 'Спам')).out).toContain(`Recorded as done by ${username}.`);
    expect(await recorded(phone)).toMatchObject([{ actor_name: username }]);
    expect(await kasb('user', 'unblock', phone, '--as', '')).toMatchObject({ code: 2 });
  });

  test('finds people by phone and by name', async () => {
    const { phone } = await api.person('employer');
    await api.sql`update users set first_name = 'Гульчехра', last_name = 'Ю_супова' where phone = ${phone}`;
    for (const typed of [`+${phone}`, phone.slice(3), 'гульчехра ю_с', 'Ю_супова']) {
      const { code, out } = await kasb('user', 'find', typed);
      expect([code, out]).toEqual([0, expect.stringMatching(`^${phone} +Гульчехра Ю_супова +employer`)]);
    }
    await kasb('user', 'block', phone, '--reason', 'Спам');
    expect((await kasb('user', 'find', phone)).out).toMatch(/blocked 2026-03-\d\d: Спам$/);
    expect(await kasb('user', 'find', 'Юxсупова')).toMatchObject({ code: 0, out: 'Nobody is found.' });
    expect(await kasb('user', 'find', '%')).toMatchObject({ code: 0, out: 'Nobody is found.' });
  });

  test('lists somebody’s sessions, and ends them', async () => {
    const { phone, token } = await signedIn();
    const other = await signedIn();
    expect((await kasb('user', 'sessions', phone)).out).toMatch(/^[\da-f-]{36} +/);
    expect(await kasb('user', 'sessions', phone, '--end', '--as', 'Нодира')).toMatchObject({
      code: 0,
      out: 'Ended 1. Recorded as done by Нодира.',
    });
    expect([await statusOf(token), await statusOf(other.token)]).toEqual([401, 200]);
    expect(await recorded(phone)).toMatchObject([{ action: 'sessions.ended', actor_name: 'Нодира' }]);
    const { body } = await show(phone, await askForCode(phone));
    const notices = await api.call(listNotifications, {}, { as: (body as { token: string }).token });
    expect(notices.body).toMatchObject({ items: [{ kind: 'sessions_ended' }] });
    await kasb('user', 'sessions', phone, '--end');
    expect((await kasb('user', 'sessions', phone)).out).toBe('There are none.');
  });
});
