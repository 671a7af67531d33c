/** @module-tag slow */

import { verifyPhone } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { Harness, statusesOf } from '../support/harness.ts';
import { phoneNumber } from '../support/phones.ts';
import { visitor, wrong } from '../support/signIn.ts';
import { Browser, solve } from '../support/visitors.ts';

const api = Harness.forThisFile();

let last = 0;
/** An address that no other test of this file has. */
const address = () => `203.0.${(last += 1) >> 8}.${last & 255}`;
const browser = () => new Browser(api, address());
const lastCode = (phone: string) => api.sent.findLast(({ to }) => to === phone)?.code ?? '';
const smsTo = (phone: string) => api.sent.filter(({ to }) => to === phone).length;

/** Somebody with an account and a device of theirs. */
async function member(): Promise<{ phone: string; device: Browser }> {
  const phone = phoneNumber();
  const device = browser();
  expect((await device.join(phone)).status).toBe(200);
  device.signOut();
  api.pass(3601);
  return { phone, device };
}

/** Asks for a code, with the proof that this takes. */
async function prove(visit: Browser, phone: string) {
  const asked = await visit.login(phone);
  return asked.status === 428 ? visit.login(phone, solve(asked)) : asked;
}

test('H3: after 35 wrong codes from seven networks a browser in an eighth comes in', async () => {
  const { phone } = await member();
  for (let network = 0; network < 7; network += 1) {
    const stranger = browser();
    expect((await stranger.login(phone)).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) await stranger.verify(phone, wrong(lastCode(phone)));
  }
  const victim = browser();
  expect((await victim.login(phone)).status).toBe(200);
  expect((await victim.verify(phone)).status).toBe(200);
});

test('M4: a provider’s /32 shows a proof after 50 phones an hour, others do not', async () => {
  const at = (number: number) => new Browser(api, `2a01:4f8:${number.toString(16)}::1`);
  const statuses: number[] = [];
  for (let count = 0; count < 55; count += 1) statuses.push((await at(count).register(phoneNumber())).status);
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(200));
  expect(statuses.slice(50)).toEqual(Array(5).fill(428));
  expect((await new Browser(api, '2a02:4f8:1::1').register(phoneNumber())).status).toBe(200);
});

test('M4: where too many new phones are asked for at a time, everybody unknown shows a proof', async () => {
  api.pass(3601);
  const { phone, device } = await member();
  const free = api.services.signUpsFree;
  api.services.signUpsFree = 30;
  try {
    const statuses: number[] = [];
    for (let count = 0; count < 32; count += 1) statuses.push((await browser().register(phoneNumber())).status);
    expect(statuses).toEqual([...Array(30).fill(200), 428, 428]);
    expect((await device.login(phone)).status).toBe(200);
    api.pass(601);
    expect((await browser().register(phoneNumber())).status).toBe(200);
  } finally {
    api.services.signUpsFree = free;
  }
});

describe('H4: nobody locks anybody out', () => {
  test('H4: wrong codes from a foreign address burn nothing of the code that was sent', async () => {
    const { phone } = await member();
    const victim = browser();
    expect((await victim.login(phone)).status).toBe(200);
    const code = lastCode(phone);
    const stranger = browser();
    for (let count = 0; count < 50; count += 1) await stranger.verify(phone, wrong(code));
    expect((await victim.verify(phone, code)).status).toBe(200);
  });

  test('H4: nor do those of a neighbour at the same address', async () => {
    const { phone } = await member();
    const victim = browser();
    await victim.login(phone);
    const code = lastCode(phone);
    const neighbour = new Browser(api, victim.address);
    for (let count = 0; count < 50; count += 1) await neighbour.verify(phone, wrong(code));
    expect((await victim.verify(phone, code)).status).toBe(200);
  });

  test('H4: five requests an hour from one address do not keep an account closed', async () => {
    const { phone } = await member();
    const stranger = browser();
    for (let hour = 0; hour < 6; hour += 1) {
      for (let count = 0; count < 5; count += 1) {
        api.pass(61);
        await stranger.login(phone);
      }
      api.pass(3600 - 5 * 61);
    }
    await stranger.login(phone);
    const victim = browser();
    expect((await victim.login(phone)).status).toBe(200);
    expect((await victim.verify(phone)).status).toBe(200);
  });

  test('H4: a stranger who fills the form in for somebody writes nothing of them', async () => {
    const phone = phoneNumber();
    const [victim, stranger] = [browser(), browser()];
    await victim.register(phone, 'Дилноза');
    const code = lastCode(phone);
    await stranger.register(phone, 'Отравлен');
    const { body } = await victim.verify(phone, code);
    expect(body).toMatchObject({ user: { firstName: 'Дилноза', role: 'employer' } });
  });

  test('H4: a registration writes nobody before its code is shown', async () => {
    const phone = phoneNumber();
    const visit = browser();
    await visit.register(phone);
    const people = () => api.sql`select 1 from users where phone = ${phone}`;
    expect(await people()).toHaveLength(0);
    await visit.verify(phone);
    expect(await people()).toHaveLength(1);
  });

  test('H4: the code of a phone that signed up meanwhile is that person’s, and the form is dropped', async () => {
    const phone = phoneNumber();
    const [first, second] = [browser(), browser()];
    await first.register(phone, 'Дилноза');
    const code = lastCode(phone);
    await second.register(phone, 'Другая');
    expect((await second.verify(phone)).body).toMatchObject({ user: { firstName: 'Другая' } });
    const { status, body } = await first.verify(phone, code);
    expect([status, body]).toMatchObject([200, { user: { firstName: 'Другая' } }]);
  });

  test('H4: a right code verifies its own challenge alone, and once', { tags: ['race'] }, async () => {
    const { phone } = await member();
    const [first, second] = [browser(), browser()];
    await first.login(phone);
    const firstCode = lastCode(phone);
    await second.login(phone);
    const secondCode = lastCode(phone);
    if (firstCode !== secondCode) expect((await second.verify(phone, firstCode)).status).toBe(422);
    const answers = await Promise.all(Array.from({ length: 20 }, () => first.verify(phone, firstCode)));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
    expect((await second.verify(phone, secondCode)).status).toBe(200);
  });

  test('H4: guesses at one account are bounded, told to its holder, and stop no device of theirs', async () => {
    const { phone, device } = await member();
    let guesses = 0;
    for (let count = 0; count < 40; count += 1) {
      const stranger = browser();
      if ((await stranger.login(phone)).status !== 200) continue;
      const code = lastCode(phone);
      for (let tries = 0; tries < 5; tries += 1) {
        const { body } = await stranger.verify(phone, wrong(code));
        if ((body as { error: string }).error === 'Неверный код') guesses += 1;
      }
    }
    // Thirty with five tries a code, then two of each of the other thirteen that go without a proof.
    expect(guesses).toBe(30 + 13 * 2);
    expect((await browser().login(phone)).status).toBe(428);
    const notices = await api.sql`
      select kind from notifications join users on users.id = user_id where phone = ${phone}`;
    expect(notices).toEqual([{ kind: 'sign_in_attacked' }]);

    expect((await device.login(phone)).status).toBe(200);
    expect((await device.verify(phone)).status).toBe(200);
    api.pass(24 * 3600);
    expect((await browser().login(phone)).status).toBe(200);
  });

  test('H4: nor do guesses at codes that were all sent before', async () => {
    const { phone } = await member();
    const strangers = Array.from({ length: 19 }, () => browser());
    const codes = new Map<Browser, string>();
    for (const stranger of strangers) {
      expect((await stranger.login(phone)).status).toBe(200);
      codes.set(stranger, lastCode(phone));
    }
    const tries = strangers.flatMap((stranger) =>
      Array.from({ length: 5 }, () => stranger.verify(phone, wrong(codes.get(stranger) ?? ''))),
    );
    const answers = await Promise.all(tries);
    const wrongCodes = answers.filter(({ body }) => (body as { error: string }).error === 'Неверный код');
    expect(wrongCodes.length).toBeLessThanOrEqual(30 + 19 * 2);
  });

  test('H4: one address alone cannot bring the pause about', async () => {
    const { phone } = await member();
    const stranger = browser();
    for (let count = 0; count < 12; count += 1) {
      if ((await stranger.login(phone)).status === 200)
        for (let tries = 0; tries < 5; tries += 1) await stranger.verify(phone, wrong(lastCode(phone)));
      api.pass(1200);
    }
    expect((await stranger.login(phone)).status).toBe(429);
    expect((await browser().login(phone)).status).toBe(200);
  });

  test('H4: nobody is flooded with SMS, and their own device still gets its code', async () => {
    const { phone, device } = await member();
    const before = smsTo(phone);
    for (let count = 0; count < 60; count += 1) await browser().login(phone);
    expect(smsTo(phone) - before).toBeLessThanOrEqual(20);
    // The last ten of a day need a proof each, and go once to a network.
    const prover = browser();
    expect((await prove(prover, phone)).status).toBe(200);
    api.pass(3600);
    expect((await prove(prover, phone)).status).toBe(429);
    for (let count = 0; count < 12; count += 1) await prove(browser(), phone);
    expect(smsTo(phone) - before).toBe(30 - 1);
    expect((await prove(browser(), phone)).status).toBe(429);
    expect((await device.login(phone)).status).toBe(200);
    expect((await device.verify(phone)).status).toBe(200);
  });

  test('H4: a device is known for its own person only, and its requests are limited too', async () => {
    const [one, other] = [await member(), await member()];
    for (let count = 0; count < 60; count += 1) await browser().login(one.phone);
    expect((await other.device.login(one.phone)).status).toBe(428);
    expect((await one.device.login(one.phone)).status).toBe(200);
    expect((await one.device.login(one.phone)).status).toBe(429);
    const known = await api.sql`select encode(token_hash, 'escape') as hash from known_devices`;
    expect(known.length).toBeGreaterThan(1);
  });
});

test('a client that sends neither cookie nor challenge is known by phone and address', async () => {
  const { phone } = await member();
  const at = visitor();
  const plain = (headers: Record<string, string>, code: string, challenge?: string) =>
    api.call(verifyPhone, { body: { phone, code, challenge } }, { headers });
  const asked = new Browser(api, at.headers['x-forwarded-for'] ?? '');
  await asked.login(phone);
  const code = lastCode(phone);
  expect((await plain(visitor().headers, code)).status).toBe(422);
  expect((await plain(at.headers, code, 'another')).status).toBe(422);
  expect((await plain(at.headers, code)).status).toBe(200);
});

test('the challenge of the answer serves where cookies do not', async () => {
  const { phone } = await member();
  const { body, headers } = await browser().login(phone);
  const { challenge } = body as { challenge: string };
  expect(headers.get('set-cookie')).toMatch(
    /^__Secure-kasb_challenge=[\w-]{43}; Path=\/auth\/phone; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
  );
  const answer = await api.call(verifyPhone, { body: { phone, code: lastCode(phone), challenge } }, visitor());
  expect(answer.status).toBe(200);
  const rows = await api.sql`select encode(nonce_hash, 'escape') as hash from sign_in_challenges`;
  expect(rows.some(({ hash }) => hash === challenge)).toBe(false);
});

test('another code may be asked for at registration: it keeps the names, and the first one ends', async () => {
  const phone = phoneNumber();
  const visit = browser();
  await visit.register(phone, 'Дилноза');
  const old = lastCode(phone);
  expect((await browser().login(phone)).status).toBe(404);
  // Also after the first one has expired.
  api.pass(301);
  expect((await visit.login(phone)).status).toBe(200);
  if (lastCode(phone) !== old) expect((await visit.verify(phone, old)).status).toBe(422);
  expect((await visit.verify(phone)).body).toMatchObject({ user: { firstName: 'Дилноза' } });
});
