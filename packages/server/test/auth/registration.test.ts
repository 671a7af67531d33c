import { loginByPhone, registerByPhone } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { users } from '../../src/db/schema/index.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import { phoneNumber } from '../support/phones.ts';
import { form, steps, visitor } from '../support/signIn.ts';

const api = Harness.forThisFile();
const { registered, signedIn, verify } = steps(api);

describe('registration', () => {
  test('sends a code, and the code makes the person and signs in', async () => {
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
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-kasb_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
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

  test('a person whom an older version wrote before the code was shown is written anew', async () => {
    const phone = phoneNumber();
    const old = { phone, firstName: 'Старое', lastName: 'Имя', role: 'candidate' as const };
    await api.db.insert(users).values(old);
    expect((await api.call(loginByPhone, { body: { phone } }, visitor())).status).toBe(404);
    await api.call(registerByPhone, { body: form(phone) }, visitor());
    const answer = await verify(phone, api.sent.at(-1)?.code ?? '');
    expect(answer.body).toMatchObject({ user: { firstName: 'Азиз', role: 'employer', phoneVerified: true } });
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
      code: 'phoneTaken',
      fields: { phone: { code: 'phoneTaken' } },
    });
  });

  test('names and phones are checked, and told by codes and in Russian', async () => {
    const { status, body } = await api.call(
      registerByPhone,
      { body: { ...form('12'), firstName: ' ', lastName: 'x'.repeat(101) } },
      visitor(),
    );
    expect(status).toBe(422);
    expect(body).toEqual({
      error: 'Проверьте заполнение полей',
      code: 'invalid',
      fields: {
        phone: { code: 'notPhone', text: 'Введите корректный узбекский номер телефона' },
        firstName: { code: 'firstNameRequired', text: 'Введите имя' },
        lastName: { code: 'tooLong', values: { max: 100 }, text: 'Не длиннее 100 символов' },
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

  test('two registrations of one visitor at once make one code', { tags: ['race'] }, async () => {
    const phone = phoneNumber();
    const before = api.sent.length;
    const from = visitor();
    const answers = await Promise.all([1, 2].map(() => api.call(registerByPhone, { body: form(phone) }, from)));
    expect(statusesOf(answers)).toEqual([200, 429]);
    expect(api.sent.length).toBe(before + 1);
  });
});

describe('login', () => {
  test('an unknown phone gets 404', async () => {
    const { status, body } = await api.call(loginByPhone, { body: { phone: phoneNumber() } }, visitor());
    expect([status, body]).toMatchObject([404, { code: 'unknownPhone' }]);
  });

  test('a known phone gets a new code after a minute, and any spelling will do', async () => {
    const { phone } = await signedIn();
    const from = visitor();
    const login = (spelled: string) => api.call(loginByPhone, { body: { phone: spelled } }, from);
    expect((await login(phone)).status).toBe(200);
    const early = await login(phone);
    expect(early.status).toBe(429);
    expect(Number(early.headers.get('retry-after'))).toBe(60);
    api.pass(61);
    const { status, body } = await login(`+${phone.slice(0, 3)} (${phone.slice(3, 5)}) ${phone.slice(5)}`);
    expect([status, body]).toEqual([200, { status: 'otp_sent', challenge: expect.stringMatching(/^[\w-]{43}$/) }]);
  });

  test('five codes an hour for a phone and address', async () => {
    const { phone } = await signedIn();
    const from = visitor();
    const login = () => api.call(loginByPhone, { body: { phone } }, from);
    for (let count = 0; count < 5; count += 1) {
      expect((await login()).status).toBe(200);
      api.pass(61);
    }
    const { status, headers } = await login();
    expect(status).toBe(429);
    // The first was 5 × 61 seconds ago.
    expect(Number(headers.get('retry-after'))).toBe(3600 - 5 * 61);
    api.pass(3600 - 5 * 61);
    expect((await login()).status).toBe(200);
  });

  test('an SMS that is not taken is told', async () => {
    const phone = phoneNumber();
    api.onSms = () => {
      throw new Error('no credit');
    };
    const { status, body } = await api.call(registerByPhone, { body: form(phone) }, visitor());
    api.onSms = () => undefined;
    expect([status, body]).toMatchObject([503, { code: 'smsFailed' }]);
  });
});
