import { loginByPhone, registerByPhone } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { Harness, statusesOf } from './support/harness.ts';
import { phoneNumber } from './support/phones.ts';
import { form, steps, visitor } from './support/signIn.ts';

const api = Harness.forThisFile();
const { registered, signedIn, verify } = steps(api);

describe('registration', () => {
  test('stores the person unverified, sends a code, and the code verifies and signs in', async () => {
    const { phone, code } = await registered();
    expect(code).toMatch(/^\d{6}$/);
    expect(api.sent.at(-1)).toMatchObject({ to: phone, text: expect.stringContaining(code) });
    const { status, body, headers } = await verify(phone, code);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'verified',
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { phone, role: 'employer', phoneVerified: true },
    });
    expect(headers.get('set-cookie')).toMatch(
      /^kasb_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
  });

  test('a phone that is not verified yet registers again with the newer names', async () => {
    const { phone } = await registered();
    api.pass(61);
    const again = await api.call(registerByPhone, { body: { ...form(phone), firstName: 'Дилноза' } }, visitor());
    expect(again.status).toBe(200);
    const { body } = await verify(phone, api.sent.at(-1)?.code ?? '');
    expect(body).toMatchObject({ user: { firstName: 'Дилноза' } });
  });

  test('a verified phone is taken', async () => {
    const { phone } = await signedIn();
    const { status, body } = await api.call(
      registerByPhone,
      { body: { ...form(phone), role: 'candidate' } },
      visitor(),
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({
      error: expect.stringContaining('уже зарегистрирован'),
      fields: { phone: expect.any(String) },
    });
  });

  test('names and phones are checked, and told in Russian', async () => {
    const { status, body } = await api.call(
      registerByPhone,
      { body: { ...form('12'), firstName: ' ', lastName: 'x'.repeat(101) } },
      visitor(),
    );
    expect(status).toBe(422);
    expect(body).toEqual({
      error: 'Проверьте заполнение полей',
      fields: {
        phone: 'Введите корректный узбекский номер телефона',
        firstName: 'Введите имя',
        lastName: 'Не длиннее 100 символов',
      },
    });
  });

  test('a script in a name stays text', async () => {
    const phone = phoneNumber();
    const firstName = '<script>alert(1)</script>';
    await api.call(registerByPhone, { body: { ...form(phone), firstName } }, visitor());
    const { body } = await verify(phone, api.sent.at(-1)?.code ?? '');
    expect(body).toMatchObject({ user: { firstName } });
  });

  test('two registrations of one phone at once make one person and one code', async () => {
    const phone = phoneNumber();
    const before = api.sent.length;
    const answers = await Promise.all([1, 2].map(() => api.call(registerByPhone, { body: form(phone) }, visitor())));
    expect(statusesOf(answers)).toEqual([200, 429]);
    expect(api.sent.length).toBe(before + 1);
  });
});

describe('login', () => {
  test('an unknown phone gets 404', async () => {
    const { status, body } = await api.call(loginByPhone, { body: { phone: phoneNumber() } }, visitor());
    expect([status, body]).toEqual([404, { error: 'Пользователь с таким номером не найден' }]);
  });

  test('a known phone gets a new code after a minute, and any spelling will do', async () => {
    const { phone } = await signedIn();
    const early = await api.call(loginByPhone, { body: { phone } }, visitor());
    expect(early.status).toBe(429);
    expect(Number(early.headers.get('retry-after'))).toBe(60);
    api.pass(61);
    const { status, body } = await api.call(
      loginByPhone,
      { body: { phone: `+${phone.slice(0, 3)} (${phone.slice(3, 5)}) ${phone.slice(5)}` } },
      visitor(),
    );
    expect([status, body]).toEqual([200, { status: 'otp_sent' }]);
  });

  test('five codes an hour for a phone', async () => {
    const { phone } = await signedIn();
    for (let count = 1; count < 5; count += 1) {
      api.pass(61);
      expect((await api.call(loginByPhone, { body: { phone } }, visitor())).status).toBe(200);
    }
    api.pass(61);
    const { status, headers } = await api.call(loginByPhone, { body: { phone } }, visitor());
    expect(status).toBe(429);
    // The first was 5 × 61 seconds ago.
    expect(Number(headers.get('retry-after'))).toBe(3600 - 5 * 61);
    api.pass(3600 - 5 * 61);
    expect((await api.call(loginByPhone, { body: { phone } }, visitor())).status).toBe(200);
  });

  test('twenty questions an hour from an address, whatever the phone', async () => {
    const from = visitor();
    for (let count = 0; count < 20; count += 1) {
      expect((await api.call(loginByPhone, { body: { phone: phoneNumber() } }, from)).status).toBe(404);
    }
    const { status, headers } = await api.call(loginByPhone, { body: { phone: phoneNumber() } }, from);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBe(3600);
    // What a visitor says of himself does not make him another.
    const spoofed = { headers: { 'x-forwarded-for': `1.2.3.4, ${from.headers['x-forwarded-for']}` } };
    expect((await api.call(loginByPhone, { body: { phone: phoneNumber() } }, spoofed)).status).toBe(429);
    expect((await api.call(loginByPhone, { body: { phone: phoneNumber() } }, visitor())).status).toBe(404);
  });

  test('an SMS that is not taken is told', async () => {
    const phone = phoneNumber();
    api.onSms = () => {
      throw new Error('no credit');
    };
    const { status, body } = await api.call(registerByPhone, { body: form(phone) }, visitor());
    api.onSms = () => undefined;
    expect([status, body]).toEqual([503, { error: 'Не удалось отправить SMS. Попробуйте через минуту' }]);
  });
});
